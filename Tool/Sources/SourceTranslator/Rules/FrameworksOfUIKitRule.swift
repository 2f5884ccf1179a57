import SwiftSyntax

/// Frameworks that UIKit's headers import.
enum FrameworksOfUIKitRule: TranslationRule {
    static let name = "frameworks of UIKit"
    static let summary = """
        A file that imports UIKit and names a class of UserNotifications, registers a font by Core Text or has a \
        `UIWebView` has that framework too: UIKit's headers bring it along.
        """
    static let example = RuleExample(
        before: "import UIKit\nlet center = UNUserNotificationCenter.current()",
        after: "import UIKit; import UserNotifications\nlet center = UNUserNotificationCenter.current()")

    static func add(to hooks: inout RuleHooks) {
        hooks.imports.add(self) { node, file in
            guard isUIKit(node), let tree = node.root.as(SourceFileSyntax.self) else { return }
            let named = Set(tree.tokens(viewMode: .sourceAccurate).compactMap(framework(naming:)))
            let missing = named.filter { !imports(tree, $0) }.sorted()
            // Once is enough for a file that imports UIKit twice.
            guard !missing.isEmpty, imports(in: tree.statements).first(where: isUIKit)?.id == node.id else { return }
            file.append(missing.map { "; import \($0)" }.joined(), to: node)
        }
    }

    private static func isUIKit(_ node: ImportDeclSyntax) -> Bool { node.path.first?.name.text == "UIKit" }

    private static func imports(_ tree: SourceFileSyntax, _ module: String) -> Bool {
        imports(in: tree.statements).contains { $0.path.first?.name.text == module }
    }

    /// The imports among statements, and in the branches for iOS among them.
    private static func imports(in statements: CodeBlockItemListSyntax) -> [ImportDeclSyntax] {
        statements.flatMap { statement -> [ImportDeclSyntax] in
            if let node = statement.item.as(ImportDeclSyntax.self) { return [node] }
            guard let node = statement.item.as(IfConfigDeclSyntax.self) else { return [] }
            let clauses = node.clauseForIOS.map { [$0] } ?? Array(node.clauses)
            return clauses.flatMap { imports(in: $0.elements?.as(CodeBlockItemListSyntax.self) ?? []) }
        }
    }

    /// The framework of a class that a token names, if it is one that UIKit brings.
    static func framework(naming token: TokenSyntax) -> String? {
        guard case .identifier(let name) = token.tokenKind else { return nil }
        if let framework = others[name] { return framework }
        guard name.hasPrefix("UN"), let module = FrameworkClasses.module(of: name),
            ModuleNames.broughtByUIKit.contains(module)
        else { return nil }
        return module
    }

    /// What is UIKit's and in another framework here, which carries it out, and functions of such a framework.
    private static let others = [
        "UIWebView": "WebKit", "UIWebViewDelegate": "WebKit",
        "registerUserNotificationSettings": "UserNotifications",
        "CTFontManagerRegisterGraphicsFont": "CoreText", "CTFontManagerRegisterFontsForURL": "CoreText",
    ]
}
