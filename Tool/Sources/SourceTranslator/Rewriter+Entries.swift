import SwiftSyntax

/// The entries that the members of a class have in the selector table.
extension Rewriter {
    func register(_ node: FunctionDeclSyntax, _ record: MethodRecord, in scope: Scope) {
        let requirement = conform(record, in: scope)
        guard !record.isStatic, node.genericParameterClause == nil else { return }
        let delegateSelectors = FrameworkMethods.selectors(ofProtocolMethod: record.fullName)
        guard record.isExposed || !delegateSelectors.isEmpty || requirement != nil else { return }
        guard !scope.isLocal else {
            if record.isExposed {
                report(
                    .warning,
                    "'\(record.fullName)' is in a class inside a function, where no selector can reach it; "
                        + "move the class out of the function", at: node.name)
            }
            return
        }
        let selector = record.isExposed ? record.selector : delegateSelectors.first ?? requirement ?? record.selector
        if isFirst(selector) { add(entry(selector, for: node, of: scope.name)) }
        // An exposed method may be a delegate's too, under the name that is asked for.
        for other in delegateSelectors + [requirement].compactMap(\.self) {
            if other != selector, isFirst(other) { add(entry(other, for: node, of: scope.name)) }
        }
    }

    /// The source of the entry for a method.
    ///
    /// A method with more than two parameters, or with one that cannot be passed as `Any`, is entered without a way to
    /// call it: UIKit asks whether a delegate has it and calls it through the protocol.
    private func entry(_ selector: String, for node: FunctionDeclSyntax, of type: String) -> String {
        let parameters = Array(node.signature.parameterClause.parameters)
        let isCallable =
            parameters.count <= 2
            && parameters.allSatisfy { parameter in
                guard parameter.ellipsis == nil else { return false }
                let type = parameter.type.trimmedDescription
                return !type.contains("->") && !type.contains("inout ") && !type.hasPrefix("some ")
                    && !type.hasPrefix("UnsafeMutablePointer") && !type.hasSuffix("Void)")
            }
        guard isCallable else { return "SelectorTable.add(\(type).self, \"\(selector)\")" }
        let arguments = zip(parameters, ["a", "b"]).map { parameter, name in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            return "\(label)SelectorTable.argument(\(name))"
        }
        var call = "t.\(node.name.text)(\(arguments.joined(separator: ", ")))"
        let names = ["t", parameters.count > 0 ? "a" : "_", parameters.count > 1 ? "b" : "_"].joined(separator: ", ")
        let result = node.signature.returnClause?.type.trimmedDescription
        let isVoid = result == nil || result == "Void" || result == "()"
        if node.isAsync {
            call = "Task { @MainActor in _ = \(node.isThrowing ? "try? " : "")await \(call) }; return nil"
        } else if node.isThrowing {
            call = isVoid ? "try? \(call); return nil" : "return try? \(call)"
        } else {
            call = isVoid ? "\(call); return nil" : "return \(call) as Any?"
        }
        return "SelectorTable.add(\(type).self, \"\(selector)\") { \(names) in \(call) }"
    }

    func register(_ node: VariableDeclSyntax, in scope: Scope) {
        let isExposed =
            node.attributes.first(named: Exposure.propertyAttributes) != nil
            || (scope.exposesMembers && !node.modifiers.isPrivate && !node.attributes.has("nonobjc"))
        guard isExposed, !scope.isLocal, !node.modifiers.has(.static, .class) else { return }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.text
            let exposed =
                node.attributes.first(named: ["objc"])?.objectiveCName ?? pattern.identifier.identifierText
            if isFirst(exposed) {
                add("SelectorTable.add(\(scope.name).self, \"\(exposed)\") { t, _, _ in return t.\(name) as Any? }")
            }
            let setter = ObjectiveCName.setter(of: exposed)
            if isSettable(node, binding), isFirst(setter) {
                add(
                    "SelectorTable.add(\(scope.name).self, \"\(setter)\") "
                        + "{ t, a, _ in t.\(name) = SelectorTable.argument(a); return nil }")
            }
        }
    }

    private func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        guard let block = binding.accessorBlock else { return true }
        switch block.accessors {
        case .getter: return false
        case .accessors(let accessors):
            return accessors.contains { accessor in
                ["set", "didSet", "willSet", "_modify"].contains(accessor.accessorSpecifier.text)
            }
        @unknown default: return false
        }
    }
}
