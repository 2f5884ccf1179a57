import SwiftSyntax

/// `single.subscribe { event in switch event { case .success(let value): ... case .error(let error): ... } }`.
enum SingleErrorsRule: TranslationRule {
    static let name = "errors of singles"
    static let summary = """
        The outcome of a `Single` is a `Result`, as in RxSwift 6: what RxSwift 5 calls `.error` where one is subscribed \
        to is its `.failure`.
        """
    static let example = RuleExample(
        before: "user.subscribe { event in\nswitch event {\ncase .success(let user): show(user)\n"
            + "case .error(let error): show(error)\n}\n}",
        after: "user.subscribe { event in\nswitch event {\ncase .success(let user): show(user)\n"
            + "case .failure(let error): show(error)\n}\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.switchCases.add(self) { node, file in
            let errors = names(of: node).filter { $0.text == "error" }
            guard !errors.isEmpty, let choice = node.parent?.parent?.as(SwitchExprSyntax.self) else { return }
            let all = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap(names).map(\.text)
            guard all.contains("success"), Set(all).isSubset(of: ["success", "error"]),
                let subject = choice.subject.as(DeclReferenceExprSyntax.self)?.baseName.text,
                isOutcome(subject, of: choice)
            else { return }
            for name in errors { file.replace(exactly: file.range(name), with: "failure") }
        }
    }

    /// The cases that patterns name: `.error(let error)`, `let .error(error)`.
    private static func names(of node: SwitchCaseSyntax) -> [TokenSyntax] {
        guard let label = node.label.as(SwitchCaseLabelSyntax.self) else { return [] }
        return label.caseItems.compactMap { item in
            var pattern = item.pattern
            if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
            guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
            if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
            return expression.as(MemberAccessExprSyntax.self)?.declName.baseName
        }
    }

    /// Whether a name is the parameter of the closure around, which is all that `subscribe` is given.
    private static func isOutcome(_ name: String, of node: some SyntaxProtocol) -> Bool {
        var outer = Syntax(node).parent
        while let syntax = outer, !syntax.is(ClosureExprSyntax.self) { outer = syntax.parent }
        guard let closure = outer?.as(ClosureExprSyntax.self), let parent = closure.parent else { return false }
        let call = parent.as(FunctionCallExprSyntax.self) ?? parent.parent?.parent?.as(FunctionCallExprSyntax.self)
        guard let call, call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "subscribe",
            call.arguments.allSatisfy({ $0.label == nil })
        else { return false }
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?: return list.first?.name.text == name
        case .parameterClause(let clause)?:
            return clause.parameters.first.map { ($0.secondName ?? $0.firstName).text == name } ?? false
        default: return name == "$0"
        }
    }
}
