import SwiftSyntax

/// `Timer()` and the like, for which Foundation on Linux has no initialiser without arguments.
enum EmptyObjectsRule: TranslationRule {
    static let name = "empty objects"
    static let summary = """
        Objects of Foundation that are made without arguments get some where Foundation on Linux has no initialiser \
        without.
        """
    static let example = RuleExample(before: "var timer = Timer()", after: "var timer = Timer(_empty: ())")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard node.arguments.isEmpty, node.trailingClosure == nil, let closing = node.rightParen,
                let arguments = arguments[node.calledExpression.trimmedDescription]
            else { return }
            file.insert(arguments, at: file.range(closing).lowerBound)
        }
    }

    /// The arguments by the name of the class.
    private static let arguments = [
        "Timer": "_empty: ()",
        "NSMutableURLRequest": "_empty: ()",
        "NSAttributedString": "string: \"\"",
        "NSMutableAttributedString": "string: \"\"",
        "NSError": "domain: \"\", code: 0",
        "URLSession": "configuration: ._default",
    ]
}
