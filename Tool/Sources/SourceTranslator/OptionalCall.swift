import SwiftSyntax

/// `object.method?(...)` or `object.method!(...)`.
struct OptionalCall {
    var member: MemberAccessExprSyntax
    /// The `?` or `!`.
    var mark: TokenSyntax
    var labels: [String]
    var hasTrailingClosure: Bool

    var base: String { member.declName.baseName.identifierText }

    init?(_ node: FunctionCallExprSyntax) {
        let callee: ExprSyntax
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, callee) = (chaining.questionMark, chaining.expression)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, callee) = (unwrap.exclamationMark, unwrap.expression)
        } else {
            return nil
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
        self.member = member
        labels = member.declName.writtenLabels ?? node.arguments.map { $0.label?.identifierText ?? "" }
        hasTrailingClosure = node.trailingClosure != nil
    }
}

extension DeclReferenceExprSyntax {
    /// The labels of `name(_:row:)`; nil for a name alone.
    var writtenLabels: [String]? {
        argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
    }
}
