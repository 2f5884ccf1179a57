import SwiftSyntax

/// The types that generic parameters come from, as far as what is written around a place tells.
enum GenericConstraints {
    /// The types of `<T: A & B>` and `where T: C` for the parameter with that name, around a node.
    static func of(_ name: String, around node: some SyntaxProtocol) -> [String] {
        var next = Syntax(node).parent
        while let current = next {
            next = current.parent
            let parameters: GenericParameterClauseSyntax?
            let conditions: GenericWhereClauseSyntax?
            switch current.as(SyntaxEnum.self) {
            case .functionDecl(let decl):
                (parameters, conditions) = (decl.genericParameterClause, decl.genericWhereClause)
            case .initializerDecl(let decl):
                (parameters, conditions) = (decl.genericParameterClause, decl.genericWhereClause)
            case .classDecl(let decl):
                (parameters, conditions) = (decl.genericParameterClause, decl.genericWhereClause)
            case .structDecl(let decl):
                (parameters, conditions) = (decl.genericParameterClause, decl.genericWhereClause)
            case .enumDecl(let decl):
                (parameters, conditions) = (decl.genericParameterClause, decl.genericWhereClause)
            case .extensionDecl(let decl):
                let found = constraints(on: name, in: decl.genericWhereClause)
                if !found.isEmpty { return found }
                continue
            default: continue
            }
            guard let parameter = parameters?.parameters.first(where: { $0.name.identifierText == name }) else {
                continue
            }
            return (parameter.inheritedType.map(names) ?? []) + constraints(on: name, in: conditions)
        }
        return []
    }

    static func constraints(on name: String, in clause: GenericWhereClauseSyntax?) -> [String] {
        (clause?.requirements ?? []).flatMap { requirement -> [String] in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.trimmedDescription == name
            else { return [] }
            return names(conformance.rightType)
        }
    }

    /// The names of `A`, or of `A & B`.
    private static func names(_ type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.compactMap { $0.type.plainName }
        }
        return type.plainName.map { [$0] } ?? []
    }
}
