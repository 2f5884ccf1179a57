import SwiftSyntax

/// How changes of an object's state are observed.
enum Observation {
    /// By Combine: `ObservableObject`, whose views watch it by `@StateObject` and `@ObservedObject`.
    case object
    /// By the macro `@Observable`: a view watches what its body reads.
    case macro
}

extension CheckedApp {
    /// Whether a type is a view of SwiftUI's, or a modifier: a value that SwiftUI makes again and again.
    func isInterface(_ type: TypeFacts) -> Bool {
        guard type.kind == .struct else { return false }
        let ancestors = program.ancestors(of: type)
        guard !ancestors.contains("PreviewProvider") else { return false }
        return ["View", "ViewModifier"].contains { ancestors.contains($0) && program.type(named: $0) == nil }
    }

    /// The views and modifiers of SwiftUI's.
    var interfaces: [TypeFacts] { program.types.filter(isInterface) }

    func observation(of type: TypeFacts) -> Observation? {
        if type.attributes.contains("Observable") { return .macro }
        return program.ancestors(of: type).contains("ObservableObject") ? .object : nil
    }

    /// The object that a property of a view holds: the project's class of just that type, not a list of such.
    func object(heldBy property: TypeFacts.Property) -> TypeFacts? {
        guard let name = property.wholeTypeName, let type = program.type(named: name), type.kind == .class else {
            return nil
        }
        return type
    }

    /// Whether an object is a view model, or is observed as one is.
    func isObserved(_ type: TypeFacts) -> Bool { layer(of: type) == .viewModel || observation(of: type) != nil }
}

extension TypeFacts.Property {
    /// The declaration, with its attributes.
    var declaration: VariableDeclSyntax? { node.ancestor(VariableDeclSyntax.self) }

    func attribute(_ name: String) -> AttributeSyntax? {
        declaration?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { TypeNames.last($0.attributeName) == name }
    }

    /// The name of the type that the property has, without optional marks; nil if it is another type's, as in `[Row]`.
    var wholeTypeName: String? {
        if let type { return TypeNames.bare(type).as(IdentifierTypeSyntax.self)?.name.text }
        return madeTypeName
    }

    /// The name of the type that the initial value makes: `Model(service)`, `Model.init()`, `.init()`.
    var madeTypeName: String? {
        guard let called = initializer?.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return TypeNames.isCapital(name) ? name : nil
        }
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
            return nil
        }
        guard let base = member.base else {
            return type.flatMap { TypeNames.bare($0).as(IdentifierTypeSyntax.self)?.name.text }
        }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension SyntaxProtocol {
    /// The nearest node around this one of a kind.
    func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var current = parent
        while let node = current {
            if let found = node.as(kind) { return found }
            current = node.parent
        }
        return nil
    }
}
