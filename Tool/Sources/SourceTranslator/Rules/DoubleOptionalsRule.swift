import SwiftSyntax

/// `UIApplication.shared.delegate?.window??.rootViewController`
enum DoubleOptionalsRule: TranslationRule {
    static let name = "double optionals"
    static let summary = """
        A delegate's window is unwrapped once: Objective-C does not ask delegates to have the property, which makes it an \
        optional of an optional on iOS. Where it is not unwrapped twice at once, a property of that type stands for it.
        """
    static let example = RuleExample(
        before: "let root = UIApplication.shared.delegate?.window??.rootViewController",
        after: "let root = UIApplication.shared.delegate?.window?.rootViewController")

    static func add(to hooks: inout RuleHooks) {
        hooks.memberAccesses.add(self) { node, file in
            guard node.declName.baseName.text == "window", let base = node.base else { return }
            // No other property of this name is unwrapped twice: a second mark would not compile on iOS.
            if let first = node.parent, mark(of: first) != nil, let second = first.parent, let mark = mark(of: second) {
                file.replace(exactly: file.range(mark), with: "")
            } else if isDelegate(base) {
                file.replace(exactly: file.range(node.declName), with: "_doubleWindow")
            }
        }
    }

    /// Whether it is `UIApplication.shared.delegate?`, or a cast to a protocol that has the window.
    private static func isDelegate(_ base: ExprSyntax) -> Bool {
        guard
            let object = base.as(OptionalChainingExprSyntax.self)?.expression
                ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        else { return false }
        let words = object.trimmedDescription.filter { !$0.isWhitespace }
        return words.hasSuffix("UIApplication.shared.delegate")
            || ["UIApplicationDelegate)", "UIWindowSceneDelegate)"].contains { words.hasSuffix("as?" + $0) }
    }

    private static func mark(of node: Syntax) -> TokenSyntax? {
        node.as(OptionalChainingExprSyntax.self)?.questionMark ?? node.as(ForceUnwrapExprSyntax.self)?.exclamationMark
    }
}
