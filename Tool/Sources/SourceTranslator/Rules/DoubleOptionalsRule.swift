import SwiftSyntax

/// `UIApplication.shared.delegate?.window??.rootViewController`
enum DoubleOptionalsRule: TranslationRule {
    static let name = "double optionals"
    static let summary = """
        A delegate's window is unwrapped once: Objective-C does not ask delegates to have the property, which makes it an \
        optional of an optional on iOS.
        """
    static let example = RuleExample(
        before: "let root = UIApplication.shared.delegate?.window??.rootViewController",
        after: "let root = UIApplication.shared.delegate?.window?.rootViewController")

    static func add(to hooks: inout RuleHooks) {
        hooks.memberAccesses.add(self) { node, file in
            // No other property of this name is unwrapped twice: a second mark would not compile on iOS.
            guard node.declName.baseName.text == "window", node.base != nil, let first = node.parent,
                mark(of: first) != nil, let second = first.parent, let mark = mark(of: second)
            else { return }
            file.replace(exactly: file.range(mark), with: "")
        }
    }

    private static func mark(of node: Syntax) -> TokenSyntax? {
        node.as(OptionalChainingExprSyntax.self)?.questionMark ?? node.as(ForceUnwrapExprSyntax.self)?.exclamationMark
    }
}
