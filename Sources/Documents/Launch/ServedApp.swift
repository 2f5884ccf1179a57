/// An app that `seam serve` offers: its name in addresses, what the list shows of it, and how a visit is started.
///
/// The words of ``arguments`` and the values of ``environment`` may hold a ``Placeholder``, each in braces, which is
/// replaced for each visit.
public struct ServedApp: Codable, Equatable, Sendable {
    /// The part that differs from visit to visit.
    public enum Placeholder: String, CaseIterable, Sendable {
        /// The path of the app's home folder.
        case container
        /// The path of the folder that holds the socket, and nothing else.
        case runtime
        /// The path of the Unix socket that the app listens on, in the folder `runtime`.
        case socket
        /// The secret that the app asks for before it answers on its socket.
        case token
        /// The path of the executable for the visitor's language.
        case executable
        /// The visitor's language as POSIX has it: `ko_KR`, `en`.
        case locale
        /// The visitor's languages, the best first, with colons between them: `ko_KR:ko:en`.
        case languages

        /// As it stands in a template.
        public var text: String { "{\(rawValue)}" }
    }

    /// The app's name in addresses. See ``isSafeName(_:)``.
    public var name: String
    /// The name that people read, by language; the one for the empty string stands for all others.
    public var titles: [String: String]
    /// The path of a PNG file; nil shows the first letter of the name.
    public var icon: String?
    /// The program that runs the app, and its arguments.
    public var arguments: [String]
    /// All variables that the program is started with.
    public var environment: [String: String]
    /// The paths of the app's executable by language; the one for the empty string stands for all others.
    public var executables: [String: String]

    /// Creates the description of an app.
    public init(
        name: String, titles: [String: String] = [:], icon: String? = nil, arguments: [String],
        environment: [String: String] = [:], executables: [String: String] = [:]
    ) {
        self.name = name
        self.titles = titles
        self.icon = icon
        self.arguments = arguments
        self.environment = environment
        self.executables = executables
    }

    /// Whether a text can be a part of a path, in an address and on the disk, and means nothing else there: letters and
    /// digits of any script, and `-`, `_` and `.` after the first; at most 100 bytes.
    public static func isSafeName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text.utf8.count <= 100 else { return false }
        func isPlain(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII
                ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        // A mark continues the letter before it.
        func continues(_ scalar: Unicode.Scalar) -> Bool {
            isPlain(scalar) || scalar == "-" || scalar == "_" || scalar == "."
                || scalar.properties.generalCategory == .nonspacingMark
                || scalar.properties.generalCategory == .spacingMark
        }
        return isPlain(first) && text.unicodeScalars.allSatisfy(continues)
    }

    /// `text` with everything in it replaced that ``isSafeName(_:)`` refuses.
    public static func safeName(_ text: String) -> String {
        var result = ""
        for character in text {
            let longer = result + String(character)
            if isSafeName(longer) {
                result = longer
            } else if isSafeName(result + "-"), result.last != "-" {
                result += "-"
            }
        }
        while result.last == "-" { result.removeLast() }
        return result.isEmpty ? "app" : result
    }

    /// `template` with its placeholders replaced. Those without a value stay.
    public static func fill(_ template: String, _ values: [Placeholder: String]) -> String {
        guard template.contains("{") else { return template }
        var result = ""
        var rest = Substring(template)
        // Text that was put in is not searched again.
        while let brace = rest.firstIndex(of: "{") {
            result += rest[..<brace]
            rest = rest[brace...]
            if let (placeholder, value) = values.first(where: { rest.hasPrefix($0.key.text) }) {
                result += value
                rest = rest.dropFirst(placeholder.text.count)
            } else {
                result.append("{")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
