import SwiftSyntax

/// `text.components(separatedBy: "\n")`, which on Linux does not part `\r\n`.
enum LineFeedsRule: TranslationRule {
    static let name = "line feeds"
    static let summary = """
        A text is parted at each line feed, also where a carriage return is before it: Foundation on Linux takes the two \
        for one character.
        """
    static let example = RuleExample(
        before: #"let lines = text.components(separatedBy: "\n")"#,
        after: #"let lines = text._components(separatedByLineFeed: ())"#)

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.base != nil,
                callee.declName.baseName.text == "components", callee.declName.argumentNames == nil,
                node.arguments.count == 1, node.trailingClosure == nil, let argument = node.arguments.first,
                let label = argument.label, label.text == "separatedBy",
                argument.expression.trimmedDescription == #""\n""#
            else { return }
            file.replace(file.range(callee.declName.baseName), with: "_components")
            file.replace(file.range(label), with: "separatedByLineFeed")
            file.replace(exactly: file.range(argument.expression), with: "()")
        }
    }
}
