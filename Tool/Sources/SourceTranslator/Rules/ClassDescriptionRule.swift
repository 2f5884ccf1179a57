import SwiftSyntax

/// `type(of: object).description()`, which any class has on Apple's platforms.
enum ClassDescriptionRule: TranslationRule {
    static let name = "class description"
    static let summary = "`type(of: object).description()` asks for the name of the class."
    static let example = RuleExample(
        before: "let name = type(of: view).description()", after: "let name = _classDescription(type(of: view))")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard node.arguments.isEmpty, node.trailingClosure == nil,
                let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "description",
                let type = member.base?.as(FunctionCallExprSyntax.self),
                type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
                !file.index.methods("description").contains(where: {
                    $0.method.isStatic && $0.method.labels.isEmpty
                })
            else { return }
            file.insert("_classDescription(", at: file.range(type).lowerBound)
            file.replace(file.range(type).upperBound..<file.range(node).upperBound, with: ")")
        }
    }
}
