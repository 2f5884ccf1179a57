import Documents

/// An object that stayed when its screen went, and what keeps it.
struct LeakFinding: Equatable {
    enum Kind: String {
        case controller
        /// An object of the app's that the controller had, such as a view model.
        case object
    }

    struct Step: Equatable {
        /// `DetailViewModel.onChange`, `closure at DetailViewModel.swift:31`, `Timer`.
        var text: String
        var place: SourcePlace?
    }

    var kind: Kind
    /// The name of its class, without the module.
    var name: String
    var place: SourcePlace?
    /// The class of the controller whose screen went; empty if it never was on screen.
    var screen: String
    /// From the object outwards.
    var path: [Step]
    /// Whether the path comes back to the object.
    var isCycle: Bool
    /// Whether something that is needed keeps it in a property, which may be meant.
    var isKept: Bool

    /// `DetailViewController (DetailViewController.swift:12) ← closure at DetailViewModel.swift:31 ← …`
    var chain: String {
        let first = name + (place.map { " (\($0.brief))" } ?? "")
        return ([first] + path.map(\.text)).joined(separator: " ← ") + (isCycle ? " (cycle)" : "")
    }

    /// A line as a compiler's.
    var line: String {
        let front = place.map { "\($0.file):\($0.line): " } ?? ""
        let whose = kind == .controller ? "its screen" : "the screen of \(screen)"
        let what =
            screen.isEmpty
            ? "\(name), which a test made and never showed, is still there 2 s after the tests"
            : "\(name) is still there 2 s after \(whose) went"
        return isKept ? "\(front)note: \(what), and may be meant to: \(chain)" : "\(front)error: \(what): \(chain)"
    }

    var json: JSONValue {
        let steps = path.map { step in
            JSONValue.object([.init("text", .string(step.text))] + Self.members(step.place))
        }
        return .object(
            [.init("kind", .string(kind.rawValue)), .init("type", .string(name))] + Self.members(place) + [
                .init("screen", .string(screen)), .init("cycle", .bool(isCycle)), .init("chain", .string(chain)),
                .init("path", .array(steps)),
            ])
    }

    private static func members(_ place: SourcePlace?) -> [JSONValue.Member] {
        place.map { [.init("file", .string($0.file)), .init("line", .integer($0.line))] } ?? []
    }
}
