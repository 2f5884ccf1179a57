import SwiftSyntax

/// Calls of optional methods of the frameworks' protocols: `delegate.method?(...)`.
enum FrameworkCallsRule: TranslationRule {
    static let name = "optional calls of frameworks"
    static let summary = """
        The frameworks' protocols declare their optional methods with a default, so the `?` after one is removed: the \
        method itself is always there. For one with a result, whether the object has the method decides between the \
        result and nil.
        """
    static let example = RuleExample(
        before: "func f(_ d: UIScrollViewDelegate, _ s: UIScrollView) { d.scrollViewDidScroll?(s) }",
        after: "func f(_ d: UIScrollViewDelegate, _ s: UIScrollView) { d.scrollViewDidScroll (s) }")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let call = OptionalCall(node), OptionalCallsRule.method(of: call, file.index) == nil,
                let method = method(of: call)
            else { return }
            // A property of the app's that is a closure is called without labels as well.
            if call.labels.allSatisfy(\.isEmpty), file.index.hasProperty(call.base) { return }
            file.remove(file.range(call.mark))
            guard call.mark.tokenKind != .exclamationMark, method.kind == .optionalWithResult,
                let object = call.member.base, !object.is(SuperExprSyntax.self)
            else { return }
            file.insert("SelectorTable.object(", at: file.range(object).lowerBound)
            let asked = ", answering: \"\(method.selector)\")?"
            if let chaining = object.as(OptionalChainingExprSyntax.self) {
                let question = file.range(chaining.questionMark)
                file.remove(question)
                file.insert(asked, at: question.upperBound)
            } else {
                file.insert(asked, at: file.range(object).upperBound)
            }
        }
    }

    private static func method(of call: OptionalCall) -> FrameworkMethods.Method? {
        if let method = FrameworkMethods.optional(MethodRecord.fullName(call.base, call.labels)) { return method }
        guard call.hasTrailingClosure else { return nil }
        return FrameworkMethods.optionals(call.base).first { $0.labels.dropLast() == call.labels[...] }
    }
}
