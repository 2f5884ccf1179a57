import SwiftSyntax

/// `URLSessionConfiguration.default` and `.ephemeral`, which on Linux know nothing of the stubs that a run may have.
enum SessionConfigurationsRule: TranslationRule {
    static let name = "session configurations"
    static let summary = """
        The default and the ephemeral configuration of sessions are Seam's own, which let a run answer requests from \
        files.
        """
    static let example = RuleExample(
        before: "let session = URLSession(configuration: .default)",
        after: "let session = URLSession(configuration: ._default)")

    static func add(to hooks: inout RuleHooks) {
        hooks.memberAccesses.add(self) { node, file in
            if let name = replacement(for: node) { file.replace(file.range(node.declName), with: name) }
        }
    }

    private static let names: Set<String> = ["default", "ephemeral"]

    /// The name to put in place of the member's; nil if it is something else's.
    private static func replacement(for node: MemberAccessExprSyntax) -> String? {
        let name = node.declName.baseName.identifierText
        guard names.contains(name), node.declName.argumentNames == nil else { return nil }
        if let base = node.base { return isType(base) ? "_" + name : nil }
        return hasContext(node) ? "_" + name : nil
    }

    private static func isType(_ type: some SyntaxProtocol) -> Bool {
        let text = type.trimmedDescription
        return text == "URLSessionConfiguration" || text.hasSuffix(".URLSessionConfiguration")
    }

    /// Whether what is around the member says that a configuration is meant: the argument of a session, or a declared
    /// type.
    private static func hasContext(_ node: MemberAccessExprSyntax) -> Bool {
        if let argument = node.parent?.as(LabeledExprSyntax.self) {
            guard argument.label?.text == "configuration",
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            else { return false }
            let callee = call.calledExpression.trimmedDescription
            return callee.hasSuffix("URLSession") || callee.hasSuffix("URLSession.init") || callee == ".init"
        }
        guard let clause = node.parent?.as(InitializerClauseSyntax.self) else { return false }
        if let binding = clause.parent?.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation.map { isType($0.type) } ?? false
        }
        return clause.parent?.as(FunctionParameterSyntax.self).map { isType($0.type) } ?? false
    }
}
