import SwiftSyntax

/// Members that an extension overrides.
///
/// Objective-C finds a method by its name, wherever it was declared; a class of Swift's has a table that only its own
/// members are in. So the member in the extension gets another name, and the class an override that calls it.
enum ExtensionOverride {
    /// The name of the member in the extension: that of the class is in it, as a superclass may have one too.
    static func name(_ name: String, in type: String) -> String { "_seam_\(type.replacing(".", with: "_"))_\(name)" }

    /// The override for the class; nil for a declaration that needs none, or that it cannot stand for.
    static func forwarder(for node: FunctionDeclSyntax, in type: String) -> String? {
        guard node.modifiers.has(.override) else { return nil }
        return member(for: node, in: type)
    }

    /// The method for the class whose extension has one, for subclasses to override; nil for one that they cannot.
    ///
    /// Whether Objective-C knows it is not asked: a method of a delegate does without an attribute, and none is
    /// overridden that it does not know.
    static func overridable(_ node: FunctionDeclSyntax, _ record: MethodRecord, in type: String) -> String? {
        guard !record.isOverride, !record.isStatic, !record.isPrivate else { return nil }
        return member(for: node, in: type)
    }

    private static func member(for node: FunctionDeclSyntax, in type: String) -> String? {
        let record = node.record(exposed: false)
        guard node.name.isPlainIdentifier, ObservingMethod(record) == nil,
            // These override nothing.
            !MissingOverridesRule.editing.contains(record.fullName),
            let arguments = arguments(of: node)
        else { return nil }
        let effects = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        return head(node.modifiers) + "func " + node.name.text
            + (node.genericParameterClause.map { OneLine.text($0) } ?? "")
            + OneLine.text(named(node.signature)) + (node.genericWhereClause.map { " " + OneLine.text($0) } ?? "")
            + " { return \(effects)\(name(node.name.text, in: type))(\(arguments)) }"
    }

    /// What a parameter without a name of its own is called where it is passed on.
    private static func name(ofParameter index: Int) -> String { "_seam_\(index)" }

    /// The signature, with names for parameters that have none.
    static func named(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
        var signature = signature
        let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter in
            guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
            return parameter.with(\.firstName, parameter.firstName.with(\.trailingTrivia, .space))
                .with(\.secondName, .identifier(name(ofParameter: index)))
        }
        signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
        return signature
    }

    /// The parameters of a method, passed on; nil if they cannot be.
    static func arguments(of node: FunctionDeclSyntax) -> String? {
        var arguments: [String] = []
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let own = (parameter.secondName ?? parameter.firstName).text
            let value = own == "_" ? name(ofParameter: index) : own
            let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
            arguments.append(label + (isInOut ? "&" : "") + value)
        }
        return arguments.joined(separator: ", ")
    }

    /// The same for a computed property.
    static func forwarder(for node: VariableDeclSyntax, in type: String) -> String? {
        guard node.modifiers.has(.override) else { return nil }
        return member(for: node, in: type)
    }

    /// The same for a property that an extension exposes.
    static func overridable(_ node: VariableDeclSyntax, _ record: PropertyRecord, in type: String) -> String? {
        guard record.isExposed, !record.isOverride, !node.modifiers.isPrivate else { return nil }
        return member(for: node, in: type)
    }

    private static func member(for node: VariableDeclSyntax, in owner: String) -> String? {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
        else { return nil }
        let name = name(identifier.text, in: owner)
        var body = "{ return \(name) }"
        if case .accessors(let accessors) = block.accessors {
            let words = accessors.map(\.accessorSpecifier.text)
            if let observers = observers(of: name, accessors) {
                return head(node.modifiers) + "var \(identifier.text): \(OneLine.text(type)) { \(observers) }"
            }
            guard words.contains("get"), accessors.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
            if words.contains("set") { body = "{ get { return \(name) } set { \(name) = newValue } }" }
        }
        return head(node.modifiers) + "var \(identifier.text): \(OneLine.text(type)) \(body)"
    }

    /// The name of the method that does what an observer of an overridden property does, by the property's own.
    static func observerName(_ word: String, of property: String) -> String { "\(property)_\(word)" }

    /// The observers for the class, which call the extension's methods; nil for other accessors.
    private static func observers(of property: String, _ accessors: AccessorDeclListSyntax) -> String? {
        guard isObserved(accessors) else { return nil }
        return accessors.map { accessor in
            let word = accessor.accessorSpecifier.text
            return "\(word) { \(observerName(word, of: property))(\(word == "willSet" ? "newValue" : "oldValue")) }"
        }.joined(separator: " ")
    }

    /// Whether the accessors watch a property that is stored elsewhere.
    static func isObserved(_ accessors: AccessorDeclListSyntax) -> Bool {
        !accessors.isEmpty
            && accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) && $0.body != nil }
    }

    private static func head(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.filter { $0.name.text != "dynamic" && $0.name.text != "final" }
            .map { OneLine.text($0) + " " }.joined()
    }
}

extension TokenSyntax {
    /// Whether the token is a name, and no operator.
    var isPlainIdentifier: Bool {
        if case .identifier = tokenKind { return true }
        return false
    }
}
