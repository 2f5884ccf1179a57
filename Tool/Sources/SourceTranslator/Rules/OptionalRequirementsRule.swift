import SwiftSyntax

/// `@objc optional func` in a protocol.
enum OptionalRequirementsRule: TranslationRule {
    static let name = "optional requirements"
    static let summary = """
        An optional requirement of a protocol becomes a protocol of its own, and a property that is the member of those \
        who conform to it, or nil.
        """
    static let example = RuleExample(
        before: "@objc protocol PickerDelegate {\n    @objc optional func didPick(_ row: Int)\n}",
        after: "      protocol PickerDelegate: AnyObject {\n\n}",
        added: "protocol _Seam_PickerDelegate_optional_didPick_: AnyObject { func didPick(_ row: Int) }")

    static func add(to hooks: inout RuleHooks) {
        hooks.requiredMethods.addReplacing(self) { site, file in
            guard site.record.isOptional else { return .goOn }
            declare(site, in: file)
            file.remove(file.range(site.node))
            return .replaced
        }
        hooks.requiredProperties.addReplacing(self) { site, file in
            guard site.node.modifiers.has(.optional) else { return .goOn }
            declare(site.node, of: site.scope, in: file)
            file.remove(file.range(site.node))
            return .replaced
        }
    }

    /// An optional method becomes a protocol of its own, and a property that is the method of who conforms to it.
    private static func declare(_ site: MethodSite, in file: TranslationContext) {
        let (node, record, scope) = (site.node, site.record, site.scope)
        guard node.genericParameterClause == nil, !record.isStatic else {
            return file.report(.error, "an optional method that is static or generic is not supported", at: node.name)
        }
        let name = OptionalRequirement.witness(scope.name, record, file.index)
        let signature = OneLine.text(node.signature)
        let types = node.signature.parameterClause.parameters.map { parameter in
            OneLine.text(parameter.type) + (parameter.ellipsis == nil ? "" : "...")
        }
        let effects = node.signature.effectSpecifiers.map { " " + OneLine.text($0) } ?? ""
        let result = node.signature.returnClause.map { OneLine.text($0.type) } ?? "Void"
        let full = record.labels.isEmpty ? record.base : record.fullName
        let isolation = scope.isolation + (node.attributes.has("MainActor") ? "@MainActor " : "")
        let function =
            "\(isolation.isEmpty ? "" : "@MainActor ")(\(types.joined(separator: ", ")))\(effects) -> \(result)"
        let property = OptionalName.method(record.base, record.labels)
        if file.index.isOverloaded(record, of: scope.name) {
            return declareOverload(site, of: name, property, in: file)
        }
        var body = "(self as? any \(name))?.\(full)"
        if file.index.hasProxy(of: scope.name) {
            body = passingOn(site, else: body, property) ?? body
        }
        file.registration.declarations.append(
            (
                file.conditions,
                """
                \(scope.access)\(scope.isolation)protocol \(name): AnyObject { func \(node.name.text)\(signature) }
                extension \(scope.name) {
                    \(scope.access)\(isolation)var \(property): (\(function))? {
                        \(body)
                    }
                }
                """
            ))
    }

    /// Properties have no overloads: where types alone tell methods apart, a method stands for each, which is nil
    /// where there is none.
    private static func declareOverload(
        _ site: MethodSite, of witness: String, _ property: String, in file: TranslationContext
    ) {
        let (node, record, scope) = (site.node, site.record, site.scope)
        guard node.signature.effectSpecifiers == nil,
            !record.types.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") })
        else {
            return file.report(
                .error, "optional methods of one name that throw or take several values are not supported",
                at: node.name)
        }
        let parameters = record.types.enumerated().map { "_ a\($0.offset): \($0.element)" }
        let arguments = record.labels.enumerated().map {
            ($0.element.isEmpty ? "" : $0.element + ": ") + "a\($0.offset)"
        }
        let result = node.signature.returnClause.map { OneLine.text($0.type) } ?? "Void"
        let isolation = scope.isolation + (node.attributes.has("MainActor") ? "@MainActor " : "")
        file.registration.declarations.append(
            (
                file.conditions,
                """
                \(scope.access)\(scope.isolation)protocol \(witness): AnyObject { func \(node.name.text)\(OneLine.text(node.signature)) }
                extension \(scope.name) {
                    \(scope.access)\(isolation)func \(property)(\(parameters.joined(separator: ", "))) -> (\(result))? {
                        (self as? any \(witness))?.\(record.base)(\(arguments.joined(separator: ", ")))
                    }
                }
                """
            ))
    }

    /// The method of a delegate proxy that does not implement it: it tells who observes it, and passes the call on. Nil
    /// if its arguments cannot be told.
    private static func passingOn(_ site: MethodSite, else own: String, _ property: String) -> String? {
        let (node, record, scope) = (site.node, site.record, site.scope)
        let parameters = node.signature.parameterClause.parameters
        guard node.signature.effectSpecifiers == nil,
            parameters.allSatisfy({ parameter in
                let type = parameter.type.trimmedDescription
                return parameter.ellipsis == nil && !type.contains("->") && !type.contains("inout ")
            })
        else { return nil }
        let names = parameters.indices.enumerated().map { "a\($0.offset)" }
        let list = names.map { $0 + " as Any" }.joined(separator: ", ")
        let result = node.signature.returnClause.map { OneLine.text($0.type) } ?? "Void"
        let isVoid = result == "Void" || result == "()"
        let call = "(\(names.joined(separator: ", ")))"
        let start = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
        let selector = "\"\(record.selector)\""
        // What returns something is there if the delegate that it is passed on to has it.
        let condition = isVoid ? "target != nil || proxy._hears(\(selector))" : "let target"
        return """
            if let own = \(own) { return own }
                        guard let proxy = self as? any _MessageForwarding else { return nil }
                        let target = (proxy._messageTarget as? any \(scope.name))?.\(property)
                        guard \(condition) else { return nil }
                        return { \(start)proxy._willPass(\(selector), [\(list)]); defer { proxy._didPass(\(selector), [\(list)]) }; return target\(isVoid ? "?" : "")\(call)\(isVoid ? " ?? ()" : "") }
            """
    }

    private static func declare(_ node: VariableDeclSyntax, of scope: TypeScope, in file: TranslationContext) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { continue }
            let text = OneLine.text(type)
            let accessors = binding.accessorBlock.map { OneLine.text($0) } ?? "{ get }"
            let witness = OptionalRequirement.witness(scope.name, property: name)
            file.registration.declarations.append(
                (
                    file.conditions,
                    """
                    \(scope.access)\(scope.isolation)protocol \(witness): AnyObject { var \(name): \(text) \(accessors) }
                    extension \(scope.name) {
                        \(scope.access)\(scope.isolation)var \(name): (\(text))? { (self as? any \(witness))?.\(name) }
                    }
                    """
                ))
        }
    }
}
