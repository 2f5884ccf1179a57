import Foundation

/// One thing to do.
struct TodoTask: Codable, Equatable, Identifiable {
    var id = UUID()
    var title: String
    var isDone = false
}
