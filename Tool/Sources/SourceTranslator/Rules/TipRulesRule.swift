import SwiftSyntax

/// `#Rule(Self.$isLoggedIn) { $0 == true }`, which is a macro of TipKit's and an initialiser here.
enum TipRulesRule: TranslationRule {
    static let name = "rules of tips"
    static let summary = "`#Rule` of TipKit calls the initialiser `Tips.Rule`."
    static let example = RuleExample(
        before: "var rules: [Rule] { [#Rule(Self.$isLoggedIn) { $0 == true }] }",
        after: "var rules: [Rule] { [Tips.Rule(Self.$isLoggedIn) { $0 == true }] }")

    static func add(to hooks: inout RuleHooks) {
        hooks.macroDeclarations.addReplacing(self) { node, file in
            guard node.macroName.text == "Rule" else { return .goOn }
            file.replace(file.range(node.pound).lowerBound..<file.range(node.macroName).upperBound, with: "Tips.Rule")
            return .goOn
        }
        hooks.macros.addReplacing(self) { node, file in
            guard node.macroName.text == "Rule" else { return .goOn }
            file.replace(file.range(node.pound).lowerBound..<file.range(node.macroName).upperBound, with: "Tips.Rule")
            return .goOn
        }
    }
}
