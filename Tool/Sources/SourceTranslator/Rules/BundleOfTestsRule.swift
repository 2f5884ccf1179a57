import SwiftSyntax

/// `Bundle(for: type(of: self))` in tests, which are a part of the app's program on Linux.
enum BundleOfTestsRule: TranslationRule {
    static let name = "the bundle of tests"
    static let summary = """
        In the tests of an app, `Bundle(for:)` is the bundle of the tests for a class of theirs, and the app's for others.
        """
    static let example = RuleExample(
        before: "let bundle = Bundle(for: ModelTests.self)", after: "let bundle = Bundle._of(     ModelTests.self)",
        options: {
            var options = TranslationOptions()
            options.hasBundleOfTests = true
            return options
        }())

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard file.options.hasBundleOfTests, node.arguments.count == 1, node.trailingClosure == nil,
                let argument = node.arguments.first, argument.label?.text == "for",
                let opening = node.leftParen,
                ["Bundle", "Foundation.Bundle", "Bundle.init"].contains(node.calledExpression.trimmedDescription)
            else { return }
            let start = file.range(node).lowerBound
            file.replace(start..<file.range(opening).upperBound, with: "Bundle._of(")
            file.replace(file.range(opening).upperBound..<file.range(argument.expression).lowerBound, with: "")
        }
    }
}
