/// `@UIApplicationMain`, from before Swift had `@main`.
enum ApplicationMainRule: TranslationRule {
    static let name = "application main"
    static let summary = "`@UIApplicationMain` and `@NSApplicationMain` become `@main`."
    static let example = RuleExample(
        before: "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
        after: "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}")

    static func add(to hooks: inout RuleHooks) {
        hooks.attributes.add(self) { node, file in
            guard node.name == "UIApplicationMain" || node.name == "NSApplicationMain" else { return }
            file.replace(file.range(node), with: "@main")
        }
    }
}
