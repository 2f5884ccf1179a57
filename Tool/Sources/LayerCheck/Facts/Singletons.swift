import SwiftSyntax

/// Static properties that hold the only value of their own type: `API.shared`.
enum Singletons {
    /// Those that the project declares.
    static func own(of program: Program) -> Set<String> {
        var result: Set<String> = []
        for type in program.types where type.isReference {
            for property in type.properties where property.isStatic && property.isStored {
                if isOne(property, of: type) { result.insert("\(type.name).\(property.name)") }
            }
        }
        return result
    }

    /// Whether a property holds a value of the type itself, and not a list of such.
    private static func isOne(_ property: TypeFacts.Property, of type: TypeFacts) -> Bool {
        let name: String?
        if let stated = property.type {
            name = TypeNames.bare(stated).as(IdentifierTypeSyntax.self)?.name.text
        } else {
            let call = property.initializer?.as(FunctionCallExprSyntax.self)
            name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return name == type.name || name == "Self"
    }
}
