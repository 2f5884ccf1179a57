import SwiftSyntax

/// `private` on a type inside another.
enum PrivateTypesRule: TranslationRule {
    static let name = "private types"
    static let summary = """
        `private` becomes `fileprivate` on a type inside another whose members are entered into the selector table: \
        what enters them stands at the end of the file.
        """
    static let example = RuleExample(
        before: "class Screen: UIViewController {\n    private class Target: NSObject {\n"
            + "        @objc func tap() {}\n    }\n}",
        after: "class Screen: UIViewController {\n    fileprivate class Target: NSObject {\n"
            + "              func tap() {}\n    }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.registeredTypes.add(self) { scope, file in
            for type in file.scopes + [scope] {
                guard let modifier = type.privateModifier else { continue }
                let offset = file.range(modifier).lowerBound
                file.replace(exactly: offset..<offset + 7, with: "fileprivate")
            }
        }
    }
}
