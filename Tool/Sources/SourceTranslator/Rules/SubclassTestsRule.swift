import SwiftSyntax

/// `type.isSubclass(of: other)` of any class.
enum SubclassTestsRule: TranslationRule {
    static let name = "tests for subclasses"
    static let summary = """
        `isSubclass(of:)` of a value of type `AnyClass` is a function: on Linux a class has methods only where its own \
        declaration is known.
        """
    static let example = RuleExample(
        before: "func f(_ type: AnyClass) -> Bool { type.isSubclass(of: UIView.self) }",
        after: "func f(_ type: AnyClass) -> Bool { _isSubclass(type,           of: UIView.self) }")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                member.declName.baseName.text == "isSubclass", node.arguments.count == 1,
                node.arguments.first?.label?.text == "of", !base.is(SuperExprSyntax.self),
                // A class that may be missing has an answer that may be, and a class by its name has the method.
                !hasQuestion(base), !isNamed(base), !file.index.declares(method: "isSubclass"),
                let parenthesis = node.leftParen
            else { return }
            file.insert("_isSubclass(", at: file.range(base).lowerBound)
            file.replace(file.range(member.period).lowerBound..<file.range(parenthesis).upperBound, with: ", ")
        }
    }

    private static func isNamed(_ expression: ExprSyntax) -> Bool {
        let name =
            expression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name?.first?.isUppercase ?? false
    }

    private static func hasQuestion(_ expression: ExprSyntax) -> Bool {
        if expression.is(OptionalChainingExprSyntax.self) { return true }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base { return hasQuestion(base) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return hasQuestion(call.calledExpression) }
        return false
    }
}
