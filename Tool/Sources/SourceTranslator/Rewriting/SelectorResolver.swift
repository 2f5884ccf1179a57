import SwiftSyntax

/// Finds the Objective-C name of what `#selector` names.
struct SelectorResolver {
    /// The outcome for a `#selector` expression.
    struct Result: Equatable {
        var selector: String
        /// Why no class can answer to it, as far as is known.
        var warning: String?
        /// The methods of the frameworks that it may be, where no source of the app declares it.
        var methods: [FrameworkMethods.Method] = []
    }

    enum Accessor {
        case getter, setter
    }

    let index: ModuleIndex

    /// - Parameters:
    ///   - scope: The names of the types around the expression, outermost first.
    func resolve(_ expression: ExprSyntax, accessor: Accessor?, scope: [String]) -> Result? {
        let expression = stripped(expression)
        let name: DeclReferenceExprSyntax
        var qualifier: ExprSyntax?
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            name = member.declName
            qualifier = member.base
        } else {
            return nil
        }
        let base = name.baseName.identifierText
        let labels = name.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.identifierText }
        let owners = owners(of: qualifier, scope: scope)
        if let accessor { return property(base, accessor, owners: owners) }
        return method(base, labels, owners: owners, frameworkOwner(of: qualifier, owners))
    }

    /// The framework's class or protocol that `qualifier` names, or from which the first of the owners comes; nil when
    /// nothing is known of it.
    private func frameworkOwner(of qualifier: ExprSyntax?, _ owners: [String]) -> String? {
        for owner in owners {
            // An extension of a framework's class is an owner of its name.
            if FrameworkClasses.contains(owner) { return owner }
            if let root = index.frameworkClass(of: owner) { return root }
        }
        guard owners.isEmpty, let text = qualifier?.trimmedDescription, text.first?.isUppercase == true else {
            return nil
        }
        if let qualifier, let type = GenericConstraints.of(text, around: qualifier).first {
            return index.aliases[type] ?? type
        }
        let name = text.split(separator: ".").last.map(String.init) ?? text
        return index.aliases[name] ?? name
    }

    /// Without parentheses and `as` casts.
    private func stripped(_ expression: ExprSyntax) -> ExprSyntax {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return stripped(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            return stripped(first)
        }
        if let cast = expression.as(AsExprSyntax.self) { return stripped(cast.expression) }
        return expression
    }

    /// The module's types that `qualifier` may stand for, nearest first; empty when nothing is known of it.
    private func owners(of qualifier: ExprSyntax?, scope: [String]) -> [String] {
        let current = scope.joined(separator: ".")
        guard let qualifier else {
            // An unqualified name may be a member of any type around.
            return scope.indices.reversed().flatMap { index.ancestry(of: scope[...$0].joined(separator: ".")) }
        }
        let text = qualifier.trimmedDescription
        if text == "self" || text == "Self" || text == "type(of: self)" { return index.ancestry(of: current) }
        if text == "super" { return Array(index.ancestry(of: current).dropFirst()) }
        if let type = index.resolve(text, in: scope) { return index.ancestry(of: type) }
        return []
    }

    private func method(_ base: String, _ labels: [String]?, owners: [String], _ frameworkOwner: String?) -> Result {
        func fits(_ method: MethodRecord) -> Bool { labels == nil || method.labels == labels }

        var hidden: (owner: String, method: MethodRecord)?
        for owner in owners {
            let methods = index.methods(base, of: owner).filter(fits)
            if let exposed = methods.first(where: { isExposed($0, in: owner) }) {
                return Result(selector: exposed.selector)
            }
            if hidden == nil, let first = methods.first { hidden = (owner, first) }
        }
        let known = frameworkOwner.map { FrameworkMethods.methods(base, labels: labels, of: $0) } ?? []
        if let hidden, !hidden.method.isOverride, known.isEmpty {
            return Result(
                selector: hidden.method.selector,
                warning: "'\(hidden.method.fullName)' of '\(hidden.owner)' is not '@objc', so no selector can reach it")
        }
        func ofFrameworks(_ methods: [FrameworkMethods.Method], _ selector: String) -> Result {
            Result(selector: selector, methods: methods.filter { $0.selector == selector })
        }
        if let first = known.first { return ofFrameworks(known, first.selector) }
        let everywhere = index.methods(base).filter { fits($0.method) }
        let possible = FrameworkMethods.methods(base, labels: labels)
        if let exposed = everywhere.first(where: { isExposed($0.method, in: $0.owner) }) {
            return ofFrameworks(possible, exposed.method.selector)
        }
        if let first = possible.first { return ofFrameworks(possible, first.selector) }
        if owners.isEmpty || labels == nil, let property = property(named: base, owners: owners) {
            return Result(selector: property.objectiveCName)
        }
        let selector = ObjectiveCName.selector(base: base, labels: labels ?? [])
        return Result(
            selector: selector,
            warning: "no class declares '\(base)' with '@objc', and UIKit has no method of that name")
    }

    private func isExposed(_ method: MethodRecord, in owner: String) -> Bool {
        method.isExposed || (index.exposesMembers(owner) && !method.isPrivate)
    }

    private func property(named name: String, owners: [String]) -> PropertyRecord? {
        for owner in owners {
            if let property = index.property(name, of: owner) { return property }
        }
        return nil
    }

    private func property(_ name: String, _ accessor: Accessor, owners: [String]) -> Result {
        let selector = property(named: name, owners: owners)?.objectiveCName ?? name
        return Result(selector: accessor == .getter ? selector : ObjectiveCName.setter(of: selector))
    }
}
