import SwiftSyntax

/// `abs(self)` in an extension of `CGFloat`.
enum NumberFunctionsRule: TranslationRule {
    static let name = "functions of numbers"
    static let summary = """
        In an extension of `CGFloat`, `abs`, `max` and `min` are called as the standard library's: Foundation on Linux \
        has static functions of these names there, which go before.
        """
    static let example = RuleExample(
        before: "extension CGFloat { var size: CGFloat { abs(self) } }",
        after: "extension CGFloat { var size: CGFloat { Swift.abs(self) } }")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard file.typeName == "CGFloat" || file.typeName == "CoreGraphics.CGFloat",
                let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
                ["abs", "max", "min"].contains(function.baseName.text)
            else { return }
            file.insert("Swift.", at: file.range(function).lowerBound)
        }
    }
}
