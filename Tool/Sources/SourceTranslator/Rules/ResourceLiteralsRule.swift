import SwiftSyntax

/// `#colorLiteral`, `#imageLiteral` and `#fileLiteral`.
enum ResourceLiteralsRule: TranslationRule {
    static let name = "resource literals"
    static let summary = """
        Literals of colours, pictures and files call the initialisers that they stand for. In the call of its own \
        type, `UIColor(#colorLiteral(...))`, the literal is the value.
        """
    static let example = RuleExample(
        before: "let tint = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n"
            + "let logo = #imageLiteral(resourceName: \"logo\")",
        after: "let tint = UIColor      (red: 1, green: 0, blue: 0, alpha: 1)\n"
            + "let logo = UIImage      (named       : \"logo\")!")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
                ["UIColor", "UIImage"].contains(callee.baseName.text), node.arguments.count == 1,
                let only = node.arguments.first, only.label == nil,
                let macro = only.expression.as(MacroExpansionExprSyntax.self),
                ["colorLiteral", "imageLiteral"].contains(macro.macroName.text)
            {
                file.remove(file.range(callee))
            }
        }
        hooks.macros.addReplacing(self, replace)
    }

    private static func replace(_ node: MacroExpansionExprSyntax, in file: TranslationContext) -> RuleOutcome {
        let macro = file.range(node.pound).lowerBound..<file.range(node.macroName).upperBound
        switch node.macroName.text {
        case "colorLiteral": file.replace(macro, with: "UIColor")
        case "imageLiteral":
            file.replace(macro, with: "UIImage")
            if let label = node.arguments.first?.label {
                file.replace(file.range(label), with: "named")
                file.append("!", to: node)
            }
        case "fileLiteral":
            guard let argument = node.arguments.first else { return .goOn }
            file.replace(
                file.range(node),
                with: "Bundle.main.url(forResource: \(argument.expression.trimmedDescription), withExtension: nil)!")
            return .replaced
        default: break
        }
        return .goOn
    }
}
