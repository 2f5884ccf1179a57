/// `dynamic`, which asks for Objective-C's dispatch.
enum DynamicModifierRule: TranslationRule {
    static let name = "dynamic"
    static let summary = "The modifier `dynamic` is removed. Properties that have it tell observers of their changes."
    static let example = RuleExample(
        before: "extension Model {\n    dynamic func save() {}\n}",
        after: "extension Model {\n            func save() {}\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.modifiers.add(self) { node, file in
            if node.name.tokenKind == .keyword(.dynamic) { file.remove(file.range(node)) }
        }
    }
}
