import SwiftParser
import SwiftSyntax

/// The types that a file declares at its top, and the names of types that it uses.
struct TypeReferences {
    struct Reference: Hashable {
        var name: String
        var line: Int
        /// Whether it stands in the signature of a member that apps override.
        var isInOverridableSignature: Bool
    }

    private(set) var declared: Set<String> = []
    private(set) var references: [Reference] = []

    init(_ source: String) {
        let file = Parser.parse(source: source)
        for statement in file.statements {
            guard let declaration = statement.item.asProtocol((any NamedDeclSyntax).self),
                !(statement.item.is(FunctionDeclSyntax.self)),
                let modifiers = statement.item.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                !modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
            else { continue }
            declared.insert(declaration.name.text)
        }
        let visitor = Visitor(SourceLocationConverter(fileName: "", tree: file))
        visitor.walk(file)
        references = visitor.references
    }

    private final class Visitor: SyntaxVisitor {
        let converter: SourceLocationConverter
        var references: [Reference] = []

        init(_ converter: SourceLocationConverter) {
            self.converter = converter
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            add(node.name, Syntax(node))
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            // The name behind a dot is a member's.
            if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
                return .visitChildren
            }
            add(node.baseName, Syntax(node))
            return .visitChildren
        }

        private func add(_ name: TokenSyntax, _ node: Syntax) {
            guard name.text.first.map({ $0.isUppercase || $0 == "_" }) == true else { return }
            references.append(
                Reference(
                    name: name.text, line: node.startLocation(converter: converter).line,
                    isInOverridableSignature: Self.isInOverridableSignature(node)))
        }

        private static func isInOverridableSignature(_ node: Syntax) -> Bool {
            var next = node.parent
            while let current = next {
                switch current.kind {
                // A body, or a value that a property begins with.
                case .codeBlock, .accessorBlock, .initializerClause, .closureExpr: return false
                case .functionDecl, .variableDecl, .subscriptDecl:
                    return has("open", current)
                case .initializerDecl:
                    var outer = current.parent
                    while let type = outer, type.kind != .classDecl, type.kind != .extensionDecl { outer = type.parent }
                    return outer?.kind == .classDecl && outer.map { has("open", $0) } == true
                        && has("public", current)
                case .classDecl, .structDecl, .enumDecl, .protocolDecl, .extensionDecl, .typeAliasDecl: return false
                default: next = current.parent
                }
            }
            return false
        }

        private static func has(_ modifier: String, _ node: Syntax) -> Bool {
            node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == modifier } ?? false
        }
    }
}
