import SwiftSyntax

/// `String(format:)` and its kin, whose format may be a text with forms for numbers.
enum CountedFormatsRule: TranslationRule {
    static let name = "formats with forms for numbers"
    static let summary = """
        A text of a table of strings may have forms for numbers. Foundation on Linux knows of none: what makes texts of \
        formats is Seam's own, which takes the form for the number.
        """
    static let example = RuleExample(
        before: "let text = String(format: NSLocalizedString(\"%d notes\", comment: \"\"), count)",
        after: "let text = String(_format: NSLocalizedString(\"%d notes\", comment: \"\"), count)")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let first = node.arguments.first else { return }
            if let label = first.label {
                guard label.text == "format", makesText(node.calledExpression, in: file.typeName),
                    // A call with nothing but a format has no numbers.
                    node.arguments.count > 1
                else { return }
                file.replace(file.range(label), with: "_format")
            } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "localizedStringWithFormat",
                member.base.map({ types.contains($0.trimmedDescription) }) ?? true
            {
                file.replaceName(of: member.declName, with: "_localizedStringWithFormat")
            }
        }
    }

    private static let types: Set<String> = ["String", "NSString", "Swift.String", "Foundation.NSString"]

    private static func makesText(_ callee: ExprSyntax, in type: String?) -> Bool {
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base?.trimmedDescription
        {
            return types.contains(base) || ["self", "Self"].contains(base) && type == "String"
        }
        return types.contains(callee.trimmedDescription)
    }
}
