/// What is printed on a name badge.
struct Badge: Equatable {
    var name: String
    var team: String

    var title: String { name.isEmpty ? "Who are you?" : "\(name) · \(team)" }
}
