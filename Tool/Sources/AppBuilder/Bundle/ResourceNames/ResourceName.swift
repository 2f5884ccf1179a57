import Foundation

/// The Swift name that R.swift makes of the name of a resource.
enum ResourceName {
    /// `ic close` is `icClose`, `URLIcon` is `urlIcon`, `2x` is `x`; empty where nothing is left.
    static func of(_ name: String) -> String {
        var parts = name.precomposedStringWithCanonicalMapping.split(omittingEmptySubsequences: false) { letter in
            !(letter.isLetter || letter.isNumber || letter == "_")
        }.map(String.init)
        let first = parts.removeFirst()
        let joined = first + parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return lowered(String(joined.drop { $0.isNumber }))
    }

    /// The capitals that a name begins with are small, but for that of the word after them.
    private static func lowered(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < name.count, name.dropFirst(capitals.count).first?.isLowercase == true
        else { return capitals.lowercased() + name.dropFirst(capitals.count) }
        return capitals.dropLast().lowercased() + name.dropFirst(capitals.count - 1)
    }

    /// Names with what they stand for, without those that two resources would share, in the order of the names.
    static func table(_ names: some Sequence<String>) -> [(symbol: String, name: String)] {
        let groups = Dictionary(grouping: Set(names), by: of)
        return groups.compactMap { symbol, names in
            symbol.isEmpty || names.count > 1 ? nil : (quoted(symbol), names[0])
        }.sorted { $0.0 < $1.0 }
    }

    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "private", "precedencegroup", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]
}
