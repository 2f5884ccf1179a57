import SwiftSyntax

/// `NSValue(caTransform3D: transform)`
enum TransformValuesRule: TranslationRule {
    static let name = "values of transforms"
    static let summary = "An object that wraps a transform is one of QuartzCore's: on Linux no NSValue wraps one."
    static let example = RuleExample(
        before: "spin.values = [NSValue(caTransform3D: start)]",
        after: "spin.values = [_TransformValue(caTransform3D: start)]")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard node.arguments.first?.label?.text == "caTransform3D",
                let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
                callee.baseName.text == "NSValue"
            else { return }
            file.replaceName(of: callee, with: "_TransformValue")
        }
    }
}
