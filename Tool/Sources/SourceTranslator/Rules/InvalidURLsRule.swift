import SwiftSyntax

/// `URL(string:)` of apps from before iOS 17.
enum InvalidURLsRule: TranslationRule {
    static let name = "invalid URLs"
    static let summary = """
        In an app that was built before iOS 17, `URL(string:)` is nil for characters that a URL cannot have; later ones \
        have them escaped, as Foundation on Linux does.
        """
    static let example = RuleExample(
        before: "let url = URL(string: text)", after: "let url = URL(string: text, encodingInvalidCharacters: false)",
        options: {
            var options = TranslationOptions()
            options.refusesInvalidURLs = true
            return options
        }())

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard file.options.refusesInvalidURLs, let closing = node.rightParen, node.arguments.count == 1,
                node.arguments.first?.label?.text == "string",
                ["URL", "Foundation.URL", "URL.init"].contains(node.calledExpression.trimmedDescription)
            else { return }
            file.insert(", encodingInvalidCharacters: false", at: file.range(closing).lowerBound)
        }
    }
}
