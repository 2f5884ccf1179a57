import SwiftSyntax

/// A type as mocks write it.
struct TypeText {
    /// As the author wrote it, on one line.
    let text: String
    private let syntax: TypeSyntax

    init(_ syntax: TypeSyntax) {
        self.syntax = syntax
        text = Self.line(syntax)
    }

    /// Without line breaks and comments.
    static func line(_ syntax: some SyntaxProtocol) -> String {
        syntax.tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
            text += token.text
            let after = token.trailingTrivia
            let next = token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia
            let isSpace = { (trivia: Trivia?) in trivia?.contains { $0.isWhitespace } ?? false }
            if isSpace(after) || isSpace(next) { text += " " }
        }.trimmed
    }

    /// Without spaces, for comparing.
    var compact: String { text.filter { !$0.isWhitespace } }

    /// Whether the argument is changed.
    var isInout: Bool { specifiers.contains("inout") }
    /// Whether the argument is an expression that is read when it is needed.
    var isAutoclosure: Bool { attributes.contains("autoclosure") }

    /// Whether it is a function that must not be kept.
    var isUnescaping: Bool { function != nil && !attributes.contains("escaping") }

    /// The number of arguments of the function that it is; nil for another type.
    var function: FunctionTypeSyntax? { Self.function(syntax) }

    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.as(FunctionTypeSyntax.self) { return function }
        if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
        if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return function(only.type)
        }
        return nil
    }

    /// What takes the place of a function that must not be kept, in a record of the call.
    var unusable: String {
        let count = function?.parameters.count ?? 0
        let list = count == 0 ? "()" : Array(repeating: "_", count: count).joined(separator: ", ")
        return "{ \(list) in fatalError(\"This closure must not be kept: it is called while the method runs.\") }"
    }

    private var attributes: [String] {
        guard let attributed = syntax.as(AttributedTypeSyntax.self) else { return [] }
        return attributed.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    private var specifiers: [String] {
        guard let attributed = syntax.as(AttributedTypeSyntax.self) else { return [] }
        return attributed.specifiers.map(\.trimmedDescription)
    }

    /// Whether it is an optional, also one that is unwrapped implicitly.
    var isOptional: Bool { Self.unwrapped(Self.plain(syntax)) != nil }

    /// The type that values are kept as: without `inout`, `@escaping` and the like, and with `?` for `!`.
    var stored: String { Self.text(Self.plain(syntax)) }

    /// The stored type without any optional around it.
    var unwrapped: String {
        var type = Self.plain(syntax)
        while let inner = Self.unwrapped(type) { type = Self.plain(inner) }
        return Self.text(type)
    }

    private static func text(_ type: TypeSyntax) -> String { line(type).replacing("!", with: "?") }

    private static func unwrapped(_ type: TypeSyntax) -> TypeSyntax? {
        if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
        if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first,
            case .type(let inner) = argument.argument
        {
            return inner
        }
        if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1,
            only.firstName == nil
        {
            return unwrapped(only.type)
        }
        return nil
    }

    /// Attributes that are part of a type wherever it stands.
    private static let kept: Set<String> = ["Sendable", "MainActor", "convention"]

    private static func plain(_ type: TypeSyntax) -> TypeSyntax {
        guard var attributed = type.as(AttributedTypeSyntax.self) else { return type }
        let attributes = attributed.attributes.filter { element in
            element.as(AttributeSyntax.self).map { kept.contains($0.attributeName.trimmedDescription) } ?? false
        }
        guard !attributes.isEmpty else { return attributed.baseType.trimmed }
        attributed.specifiers = []
        attributed.attributes = AttributeListSyntax(attributes)
        return TypeSyntax(attributed).trimmed
    }

    /// Whether it mentions one of the types.
    func mentions(_ names: Set<String>) -> Bool {
        syntax.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }

    /// The stored type with the members of `owner` for those of the names.
    func stored(with names: Set<String>, of owner: String) -> String {
        let type = Self.plain(syntax)
        return type.tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
            let isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
            let isLabel = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon
            text += !isMember && !isLabel && names.contains(token.text) ? "\(owner).\(token.text)" : token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }.trimmed.replacing("!", with: "?")
    }
}

extension String {
    /// Without the spaces around it.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
