import SwiftSyntax

/// `#Preview { ... }`, which shows a view in Xcode and is no part of the app.
enum PreviewsRule: TranslationRule {
    static let name = "previews"
    static let summary = "`#Preview` is removed: it shows a view in Xcode and is no part of the app."
    static let example = RuleExample(
        before: "#Preview {\n    Screen()\n}\nlet a = 1", after: "\n\n\nlet a = 1")

    static func add(to hooks: inout RuleHooks) {
        hooks.macroDeclarations.addReplacing(self) { node, file in
            guard node.macroName.text == "Preview" else { return .goOn }
            file.remove(file.range(node))
            return .replaced
        }
        hooks.macros.addReplacing(self) { node, file in
            guard node.macroName.text == "Preview" else { return .goOn }
            file.remove(file.range(node))
            return .replaced
        }
    }
}
