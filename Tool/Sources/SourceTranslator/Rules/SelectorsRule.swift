import SwiftSyntax

/// `#selector(tap(_:))`
enum SelectorsRule: TranslationRule {
    static let name = "selectors"
    static let summary = """
        `#selector` becomes a `Selector` with the name that Objective-C would give the method or property.
        """
    static let example = RuleExample(
        before: "class Screen: UIViewController {\n    let action = #selector(tap(_:))\n"
            + "    @objc func tap(_ sender: Any) {}\n}",
        after: "class Screen: UIViewController {\n    let action = Selector(\"tap:\")\n"
            + "          func tap(_ sender: Any) {}\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.macros.addReplacing(self) { node, file in
            guard node.macroName.text == "selector", let argument = node.arguments.first else { return .goOn }
            let accessor: SelectorResolver.Accessor? =
                switch argument.label?.text {
                case "getter": .getter
                case "setter": .setter
                default: nil
                }
            let scope = file.typeName?.split(separator: ".").map(String.init) ?? []
            let resolver = SelectorResolver(index: file.index)
            guard let result = resolver.resolve(argument.expression, accessor: accessor, scope: scope) else {
                file.report(.error, "this form of '#selector' is not supported; name a method", at: node)
                return .replaced
            }
            if let warning = result.warning { file.report(.warning, warning, at: argument.expression) }
            enter(result.methods, in: file)
            file.replace(file.range(node), with: "Selector(\"\(result.selector)\")")
            return .replaced
        }
    }

    /// Lets the frameworks' own classes answer to what is named, where a message can carry the arguments.
    private static func enter(_ methods: [FrameworkMethods.Method], in file: TranslationContext) {
        for method in methods
        where method.kind.isCallable && isImported(method.type, file) && !isDeclared(method, file.index) {
            let labels = method.labels
            let arguments = zip(labels, ["a", "b"]).map { label, name in
                (label.isEmpty ? "" : label + ": ") + "SelectorTable.argument(\(name))"
            }
            let names = ["t", labels.isEmpty ? "_" : "a", labels.count > 1 ? "b" : "_"].joined(separator: ", ")
            let call = "t.\(method.name.prefix { $0 != "(" })(\(arguments.joined(separator: ", ")))"
            let body = method.kind == .plain ? "\(call); return nil" : "return \(call) as Any?"
            file.enterFramework(
                "SelectorTable.add(\(method.type).self, \"\(method.selector)\") { \(names) in \(body) }")
        }
    }

    /// Whether the module gives a class above the same method, which its own would be mistaken for.
    private static func isDeclared(_ method: FrameworkMethods.Method, _ index: ModuleIndex) -> Bool {
        let base = String(method.name.prefix { $0 != "(" })
        return index.methods(base).contains { owner, own in
            own.labels == method.labels
                && (owner == method.type || FrameworkClasses.is(method.type, under: owner) || owner == "NSObject")
        }
    }

    /// Whether the file can name a class.
    private static func isImported(_ type: String, _ file: TranslationContext) -> Bool {
        switch FrameworkClasses.module(of: type) {
        case "Foundation", "ObjectiveC": true
        case "UIKit", "QuartzCore": file.importsUIKit
        default: false
        }
    }
}
