import SwiftSyntax

/// `object.isEqual(other)` in `for object in objects as [AnyObject]`.
enum ObjectComparisonRule: TranslationRule {
    static let name = "comparison of objects"
    static let summary = """
        `isEqual` of an `AnyObject` is called on it as an `NSObject`, which is what has it: there is no dynamic call.
        """
    static let example = RuleExample(
        before: "func find(_ a: [Key], _ b: Key) { for c in a as [AnyObject] { _ = c.isEqual(b) } }",
        after: "func find(_ a: [Key], _ b: Key) { for c in a as [AnyObject] { _ = (c as! NSObject).isEqual(b) } }")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard node.arguments.count == 1, node.arguments.first?.label == nil,
                let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "isEqual",
                let object = member.base?.as(DeclReferenceExprSyntax.self)
            else { return }
            var outer = node.parent
            while let syntax = outer {
                if let loop = syntax.as(ForStmtSyntax.self),
                    loop.pattern.trimmedDescription == object.baseName.text
                {
                    guard loop.sequence.trimmedDescription.hasSuffix(" as [AnyObject]") else { return }
                    file.insert("(", at: file.range(object).lowerBound)
                    file.insert(" as! NSObject)", at: file.range(object).upperBound)
                    return
                }
                outer = syntax.parent
            }
        }
    }
}
