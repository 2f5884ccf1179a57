import SwiftSyntax

/// `private` on a type inside another.
enum PrivateTypesRule: TranslationRule {
    static let name = "private types"
    static let summary = """
        `private` becomes `fileprivate` on a type inside another whose members are entered into the selector table: \
        what enters them stands at the end of the file. So it does on names for types beside it, which its own members may
        use.
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
                for word in [modifier] + namesBeside(modifier) {
                    let offset = file.range(word).lowerBound
                    file.replace(exactly: offset..<offset + 7, with: "fileprivate")
                }
            }
        }
    }

    /// The word `private` of each `typealias` that stands where the type does.
    private static func namesBeside(_ modifier: TokenSyntax) -> [TokenSyntax] {
        let type = modifier.parent?.parent?.parent
        guard let list = type?.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return [] }
        return list.compactMap { item in
            item.decl.as(TypeAliasDeclSyntax.self)?.modifiers.first { $0.name.tokenKind == .keyword(.private) }?.name
        }
    }
}
