import SwiftSyntax

/// Whether closures keep the object that they are made in.
enum SelfCapture {
    /// The first use of `self` by which a closure holds it strongly; nil if it does not, or holds it weakly.
    static func strong(in closure: ClosureExprSyntax) -> TokenSyntax? {
        for item in closure.signature?.capture?.items ?? [] {
            let isSelf = item.name.text == "self" || item.initializer?.value.trimmedDescription == "self"
            guard isSelf else { continue }
            return item.specifier == nil ? item.name : nil
        }
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(closure.statements)
        return reader.found
    }

    private final class Reader: SyntaxVisitor {
        var found: TokenSyntax?

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if found == nil, node.baseName.tokenKind == .keyword(.self) { found = node.baseName }
            return .skipChildren
        }

        // The self of a key path or a nested type is another.
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            // `Type.self` names a type.
            if let base = node.base { walk(base) }
            return .skipChildren
        }
    }
}
