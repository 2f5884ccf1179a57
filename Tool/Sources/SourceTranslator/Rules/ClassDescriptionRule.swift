import SwiftSyntax

/// `type(of: object).description()` and `cellClass.description()`, which any class has on Apple's platforms.
enum ClassDescriptionRule: TranslationRule {
    static let name = "class description"
    static let summary = """
        `type(of: object).description()`, and `description()` of a value that is a class, ask for the name of the class.
        """
    static let example = RuleExample(
        before: "let name = type(of: view).description()", after: "let name = _classDescription(type(of: view))")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard node.arguments.isEmpty, node.trailingClosure == nil,
                let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "description",
                let type = member.base, isTypeOf(type) || isValue(type) && file.index.methods("description").isEmpty,
                !file.index.methods("description").contains(where: {
                    $0.method.isStatic && $0.method.labels.isEmpty
                })
            else { return }
            file.insert("_classDescription(", at: file.range(type).lowerBound)
            file.replace(file.range(type).upperBound..<file.range(node).upperBound, with: ")")
        }
    }

    private static func isTypeOf(_ expression: ExprSyntax) -> Bool {
        expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            == "type"
    }

    /// Whether it is a variable: no object has a method of that name, but every class.
    private static func isValue(_ expression: ExprSyntax) -> Bool {
        if let access = expression.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.text == "self" && access.base.map(isValue) == true
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name.first.map { $0.isLowercase || $0 == "$" } == true && !["self", "super"].contains(name)
    }
}
