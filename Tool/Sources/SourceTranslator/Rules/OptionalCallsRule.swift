import SwiftSyntax

/// `delegate.method?()` and `delegate.method != nil`.
enum OptionalCallsRule: TranslationRule {
    static let name = "optional calls"
    static let summary = """
        A call of an optional requirement of the module's protocols calls the property that stands for it.
        """
    static let example = RuleExample(
        before: "@objc protocol Picker {\n    @objc optional func pick(row: Int)\n}\n"
            + "func f(_ p: Picker) { p.pick?(row: 1); if p.pick != nil {} }",
        after: "      protocol Picker: AnyObject {\n\n}\n"
            + "func f(_ p: Picker) { p._optional_pick_row?(     1); if p._optional_pick_row != nil {} }")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self, call)
        hooks.memberAccesses.add(self, reference)
        hooks.sequences.add(self) { node, file in
            let elements = Array(node.elements)
            guard elements.count == 3, elements[2].is(NilLiteralExprSyntax.self),
                let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign),
                let member = elements[0].as(MemberAccessExprSyntax.self)
            else { return }
            let base = member.declName.baseName.identifierText
            let written = member.declName.writtenLabels
            let candidates = (file.index.optionalMethods[base] ?? []).filter {
                written == nil || $0.method.labels == written
            }
            if candidates.count == 1 {
                file.replace(
                    file.range(member.declName), with: OptionalName.method(base, candidates[0].method.labels))
            }
        }
    }

    /// `object.method(_:row:)`, which is nil where there is no such method.
    private static func reference(_ node: MemberAccessExprSyntax, in file: TranslationContext) {
        guard node.base != nil, node.parent?.is(FunctionCallExprSyntax.self) != true,
            node.parent?.is(OptionalChainingExprSyntax.self) != true,
            node.parent?.is(ForceUnwrapExprSyntax.self) != true
        else { return }
        let base = node.declName.baseName.identifierText
        let candidates = file.index.optionalMethods[base] ?? []
        // A name alone is one in `if let method = object.method`.
        guard !candidates.isEmpty,
            node.declName.writtenLabels != nil || node.parent?.is(InitializerClauseSyntax.self) == true
        else { return }
        let labels = node.declName.writtenLabels ?? candidates[0].method.labels
        guard let candidate = candidates.first(where: { $0.method.labels == labels }),
            node.declName.writtenLabels != nil || candidates.count == 1 && !file.index.hasProperty(base),
            // Not where it is compared with nil, nor in a selector.
            !isCompared(node), !isInSelector(node),
            // Nor where it is handed on and may be another type's, which has it for certain.
            node.parent?.is(LabeledExprSyntax.self) != true || !file.index.hasMethod(like: candidate)
        else { return }
        file.replace(file.range(node.declName), with: OptionalName.method(base, labels))
    }

    private static func isCompared(_ node: MemberAccessExprSyntax) -> Bool {
        guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3 else {
            return false
        }
        return sequence.elements.last?.is(NilLiteralExprSyntax.self) == true
    }

    private static func isInSelector(_ node: MemberAccessExprSyntax) -> Bool {
        var next = node.parent
        while let current = next {
            if current.is(MacroExpansionExprSyntax.self) { return true }
            guard current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self) else { return false }
            next = current.parent
        }
        return false
    }

    private static func call(_ node: FunctionCallExprSyntax, in file: TranslationContext) {
        guard let call = OptionalCall(node), let method = method(of: call, file.index) else { return }
        file.replace(file.range(call.member.declName), with: OptionalName.method(call.base, method.labels))
        if isOverloaded(method, file.index) {
            file.remove(file.range(call.mark))
            if call.mark.text == "!" { file.insert("!", at: file.range(node).upperBound) }
        }
        for argument in node.arguments {
            guard let label = argument.label, let colon = argument.colon else { continue }
            file.remove(file.range(label).lowerBound..<file.range(colon).upperBound)
        }
    }

    /// Whether methods stand for the requirement, which Swift chooses from by the types of the arguments.
    private static func isOverloaded(_ method: MethodRecord, _ index: ModuleIndex) -> Bool {
        index.optionalMethods[method.base]?.contains {
            $0.method.labels == method.labels && index.isOverloaded($0.method, of: $0.owner)
        } == true
    }

    /// The requirement of the module's own that is called.
    static func method(of call: OptionalCall, _ index: ModuleIndex) -> MethodRecord? {
        index.optionalMethods[call.base]?.first { candidate in
            candidate.method.labels == call.labels
                || (call.hasTrailingClosure && candidate.method.labels.dropLast() == call.labels[...])
        }?.method
    }
}
