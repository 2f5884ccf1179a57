import SwiftSyntax

/// `#keyPath(Model.name)`
enum KeyPathsRule: TranslationRule {
    static let name = "key paths"
    static let summary = "`#keyPath` becomes the text that it stands for, without the names of types."
    static let example = RuleExample(
        before: "let key = #keyPath(Person.address.street)", after: "let key = \"address.street\"")

    static func add(to hooks: inout RuleHooks) {
        hooks.macros.addReplacing(self) { node, file in
            guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .goOn }
            let names = argument.expression.trimmedDescription.filter { !$0.isWhitespace }.split(separator: ".")
            let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
            file.replace(file.range(node), with: "\"\(path.joined(separator: "."))\"")
            return .replaced
        }
    }
}
