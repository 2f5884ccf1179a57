import Foundation

/// A station as the app thinks of it.
struct Station: Equatable, Identifiable {
    var id: Int
    var name: String
    var bicycles: Int
    var freeDocks: Int
    var reported: Date

    var isEmpty: Bool { bicycles == 0 }
}
