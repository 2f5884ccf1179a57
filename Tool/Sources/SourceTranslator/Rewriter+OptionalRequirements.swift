import SwiftSyntax

/// What becomes of the optional requirements of `@objc` protocols.
extension Rewriter {
    private func witness(_ owner: String, _ record: MethodRecord) -> String {
        "_Seam_" + owner.replacing(".", with: "_") + OptionalName.method(record.base, record.labels)
    }

    /// An optional method becomes a protocol of its own, and a property that is the method of who conforms to it.
    func declareOptional(_ node: FunctionDeclSyntax, _ record: MethodRecord, of scope: Scope) {
        guard node.genericParameterClause == nil, !record.isStatic else {
            return report(.error, "an optional method that is static or generic is not supported", at: node.name)
        }
        let name = witness(scope.name, record)
        let signature = OneLine.text(node.signature)
        let types = node.signature.parameterClause.parameters.map { parameter in
            OneLine.text(parameter.type) + (parameter.ellipsis == nil ? "" : "...")
        }
        let effects = node.signature.effectSpecifiers.map { " " + OneLine.text($0) } ?? ""
        let result = node.signature.returnClause.map { OneLine.text($0.type) } ?? "Void"
        let full = record.labels.isEmpty ? record.base : record.fullName
        let isolation = scope.attributes + (node.attributes.has("MainActor") ? "@MainActor " : "")
        let function =
            "\(isolation.isEmpty ? "" : "@MainActor ")(\(types.joined(separator: ", ")))\(effects) -> \(result)"
        registration.declarations.append(
            (
                conditions,
                """
                \(scope.access)\(scope.attributes)protocol \(name): AnyObject { func \(node.name.text)\(signature) }
                extension \(scope.name) {
                    \(scope.access)\(isolation)var \(OptionalName.method(record.base, record.labels)): (\(function))? {
                        (self as? any \(name))?.\(full)
                    }
                }
                """
            ))
    }

    func declareOptional(_ node: VariableDeclSyntax, of scope: Scope) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { continue }
            let text = OneLine.text(type)
            let accessors = binding.accessorBlock.map { OneLine.text($0) } ?? "{ get }"
            let witness = witness(scope.name, property: name)
            registration.declarations.append(
                (
                    conditions,
                    """
                    \(scope.access)\(scope.attributes)protocol \(witness): AnyObject { var \(name): \(text) \(accessors) }
                    extension \(scope.name) {
                        \(scope.access)\(scope.attributes)var \(name): (\(text))? { (self as? any \(witness))?.\(name) }
                    }
                    """
                ))
        }
    }

    /// Lets a class conform to the protocol of the optional method that `record` implements. Returns its selector.
    func conform(_ record: MethodRecord, in scope: Scope) -> String? {
        guard !record.isStatic, !record.isOverride, !record.isPrivate, !scope.isLocal,
            let candidates = index.optionalMethods[record.base]
        else { return nil }
        let conformances = index.conformances(of: scope.name)
        var selector: String?
        for candidate in candidates
        where candidate.method.labels == record.labels && conformances.contains(candidate.owner) {
            conform(scope.name, to: witness(candidate.owner, candidate.method))
            selector = candidate.method.selector
        }
        return selector
    }

    private func conform(_ type: String, to witness: String) {
        registration.conformances.append(
            Registration.Conformance(type: type, witness: witness, conditions: conditions))
    }

    /// The same for an optional property.
    func conform(_ node: VariableDeclSyntax, in scope: Scope) {
        guard !scope.isLocal, !node.modifiers.has(.static, .class, .override, .private, .fileprivate) else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
                let owners = index.optionalProperties[name]
            else { continue }
            let conformances = index.conformances(of: scope.name)
            for owner in owners where conformances.contains(owner) {
                conform(scope.name, to: witness(owner, property: name))
            }
        }
    }

    private func witness(_ owner: String, property: String) -> String {
        "_Seam_" + owner.replacing(".", with: "_") + "_property_" + property
    }
}
