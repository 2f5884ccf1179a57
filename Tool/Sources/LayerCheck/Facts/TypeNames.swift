import SwiftSyntax

/// The names of types in a piece of syntax.
enum TypeNames {
    /// Those of a type, outside in, `Set` before `AnyCancellable`; or those of an expression that begin with a capital.
    static func all(in node: some SyntaxProtocol) -> [String] {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(node)
        return reader.names
    }

    /// The name of a type in an inheritance clause or an extension, without arguments: `A.B<C>` is `B`.
    static func last(_ type: TypeSyntax) -> String? {
        if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = type.as(MemberTypeSyntax.self) { return type.name.text }
        if let type = type.as(AttributedTypeSyntax.self) { return last(type.baseType) }
        if let type = type.as(SomeOrAnyTypeSyntax.self) { return last(type.constraint) }
        if let type = type.as(OptionalTypeSyntax.self) { return last(type.wrappedType) }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return last(type.wrappedType) }
        return nil
    }

    /// The type without optional marks and `some` or `any`.
    static func bare(_ type: TypeSyntax) -> TypeSyntax {
        if let type = type.as(OptionalTypeSyntax.self) { return bare(type.wrappedType) }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return bare(type.wrappedType) }
        if let type = type.as(SomeOrAnyTypeSyntax.self) { return bare(type.constraint) }
        if let type = type.as(AttributedTypeSyntax.self) { return bare(type.baseType) }
        if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
            return bare(only.type)
        }
        return type
    }

    static func isCapital(_ name: String) -> Bool { name.first?.isUppercase == true }

    private final class Reader: SyntaxVisitor {
        var names: [String] = []

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            names.append(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            names.append(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if TypeNames.isCapital(node.baseName.text) { names.append(node.baseName.text) }
            return .visitChildren
        }
    }
}
