import SwiftSyntax

/// A type that the project declares: its declaration and its extensions.
final class TypeFacts {
    enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`, actor
        /// Extensions of a type of another module.
        case foreign
    }

    /// A declaration or an extension.
    struct Part {
        var file: SourceFile
        var node: any DeclGroupSyntax
        var isExtension: Bool
    }

    /// A property, stored or computed.
    struct Property {
        var name: String
        /// As it is written; nil if it is inferred.
        var type: TypeSyntax?
        var initializer: ExprSyntax?
        var isStatic: Bool
        var isLet: Bool
        var isStored: Bool
        var isWeak: Bool
        var isPrivate: Bool
        /// The names of attributes, without the at sign.
        var attributes: [String]
        /// The setter's code, or that of the observers.
        var observers: AccessorBlockSyntax?
        var file: SourceFile
        var node: TokenSyntax

        /// The names in the type that is written or in the call that makes the value: `Set<AnyCancellable>` has two.
        var typeNames: [String] {
            if let type { return TypeNames.all(in: type) }
            guard let call = initializer?.as(FunctionCallExprSyntax.self) else { return [] }
            return TypeNames.all(in: call.calledExpression)
        }
    }

    /// A method or an initialiser.
    struct Method {
        /// `init` for initialisers.
        var name: String
        var parameters: FunctionParameterListSyntax
        var isStatic: Bool
        var isOverride: Bool
        var isPrivate: Bool
        var attributes: [String]
        var body: CodeBlockSyntax?
        var file: SourceFile
        var node: TokenSyntax
    }

    /// A name of a type in a declaration or in code.
    struct Reference {
        var name: String
        var file: SourceFile
        var node: TokenSyntax
        /// Whether it stands in an extension in another file than the declaration.
        var isElsewhere: Bool
        /// The name of the type inside that is meant: `ViewModel` in `Cell.ViewModel`.
        var inner: String?
    }

    let name: String
    /// With the types around it: `List.Row`.
    let qualifiedName: String
    var kind: Kind
    /// The superclass and protocols, without arguments.
    var inherited: [String] = []
    var attributes: [String] = []
    var generics: Set<String> = []
    weak var outer: TypeFacts?
    var parts: [Part] = []
    var properties: [Property] = []
    var methods: [Method] = []
    var cases = 0
    var references: [Reference] = []

    init(name: String, outer: TypeFacts?, kind: Kind) {
        self.name = name
        self.outer = outer
        self.kind = kind
        qualifiedName = (outer.map { $0.qualifiedName + "." } ?? "") + name
    }

    /// The declaration, or the first extension of a type of another module.
    var declaration: Part? { parts.first { !$0.isExtension } ?? parts.first }

    var isReference: Bool { kind == .class || kind == .actor }

    var storedProperties: [Property] { properties.filter { $0.isStored && !$0.isStatic } }

    /// The lines of the declaration and the extensions.
    var lineCount: Int { parts.reduce(0) { $0 + $1.file.lines(of: Syntax($1.node)) } }

    /// Where findings about the type as a whole stand.
    var nameToken: TokenSyntax? {
        guard let node = declaration?.node else { return nil }
        if let named = node.asProtocol((any NamedDeclSyntax).self) { return named.name }
        return node.as(ExtensionDeclSyntax.self)?.extendedType.firstToken(viewMode: .sourceAccurate)
    }
}
