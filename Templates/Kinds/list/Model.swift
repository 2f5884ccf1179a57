import Foundation

/// One line of the list.
struct __Screen__Item: Identifiable, Equatable {
    let id = UUID()
    var title: String
}
