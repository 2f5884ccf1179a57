import Foundation

/// The Swift names that SwiftGen, and Tuist after it, make of the names of resources.
enum GeneratedNames {
    /// A type's name: `my-icons` is `MyIcons`, `2x` is `_2x`.
    static func type(_ name: String) -> String { escaped(started(camelCase(joined(name)))) }

    /// A member's name: `my-icon` is `myIcon`, `URLIcon` is `urlIcon`.
    static func member(_ name: String) -> String { escaped(lowered(started(camelCase(joined(name))))) }

    private static func isAllowed(_ scalar: UnicodeScalar) -> Bool {
        scalar == "_" || (scalar.isASCII ? Character(scalar).isLetter || Character(scalar).isNumber : isLetter(scalar))
    }

    /// What may be in a name of Swift's beyond ASCII, which excludes marks such as dashes and quotes.
    private static func isLetter(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .nonspacingMark, .spacingMark:
            true
        default: scalar.value > 0xFFFF
        }
    }

    /// The parts that a name may have, each with a capital, and a line between them.
    private static func joined(_ name: String) -> String {
        name.unicodeScalars.split(omittingEmptySubsequences: false) { !isAllowed($0) }
            .map { capitalised(String(String.UnicodeScalarView($0))) }.joined(separator: "_")
    }

    private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func camelCase(_ name: String) -> String {
        guard name.contains(where: { $0.isASCII && $0.isLowercase }) else {
            // Of capitals alone: each word keeps the first.
            return snakeCase(name).split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
                .joined()
        }
        return name.split(separator: "_").map { capitalised(String($0)) }.joined()
    }

    private static func snakeCase(_ name: String) -> String {
        name.replacing(/([A-Z\d]+)([A-Z][a-z])/) { "\($0.1)_\($0.2)" }
            .replacing(/([a-z\d])([A-Z])/) { "\($0.1)_\($0.2)" }
    }

    private static func started(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return "_" }
        return first.properties.numericType != nil && first.isASCII ? "_" + name : name
    }

    /// The capitals that a name begins with are small, but for that of the word after them.
    private static func lowered(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        var count = capitals.count
        if count > 1, count < name.count, name.dropFirst(count).first?.isLowercase == true { count -= 1 }
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    private static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for",
        "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "Any", "catch", "false", "is", "nil",
        "rethrows", "super", "self", "Self", "throw", "throws", "true", "try", "_", "Protocol", "Type",
    ]
}
