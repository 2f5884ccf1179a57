import Foundation

/// A name that a user gives, as Swift can write it: `my list` is `MyList`, `2048` is `App2048`.
public struct TypeName: Equatable, Sendable {
    /// As it was given, without white space around it.
    public let title: String
    /// Begins with a capital, if its script has them.
    public let identifier: String

    /// - Parameters:
    ///   - kind: What is called so, for messages: an app or a screen.
    ///   - prefix: Goes before names that begin with a digit.
    public init(_ text: String, of kind: String, prefix: String) throws(TemplateError) {
        title = text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
        guard !title.isEmpty else { throw TemplateError("seam: the \(kind) needs a name") }
        guard title.count <= 60 else {
            throw TemplateError("seam: the name of the \(kind) is longer than 60 characters")
        }
        if let character = title.first(where: {
            Self.forbidden.contains($0) || $0.unicodeScalars.contains(where: Self.isControl)
        }) {
            throw TemplateError("seam: the name of the \(kind) must not contain \"\(character)\": \(title)")
        }
        guard !title.hasPrefix("."), !title.hasPrefix("-") else {
            throw TemplateError("seam: the name of the \(kind) must not begin with \"\(title.prefix(1))\": \(title)")
        }
        var words = title.split { character in !character.unicodeScalars.allSatisfy(Self.isPart) }.map(String.init)
        words = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        var result = words.joined()
        guard result.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw TemplateError("seam: \"\(title)\" has no letter that a type's name can be made of")
        }
        if result.unicodeScalars.first.map({ !Self.isStart($0) }) ?? true { result = prefix + result }
        identifier = result
    }

    /// What folders, projects and XML cannot have in a name, or would write differently.
    private static let forbidden: Set<Character> = [
        "/", ":", "\\", "\"", "'", "<", ">", "&", "$", "*", "?", "|", "`", "~", "%", ";", "\0",
    ]

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate].contains(
            scalar.properties.generalCategory)
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDStart
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDContinue
    }
}
