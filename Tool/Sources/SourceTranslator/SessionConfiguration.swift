import SwiftSyntax

/// Finds `URLSessionConfiguration.default` and `.ephemeral`, which on Linux know nothing of the stubs that a run may
/// have: translated code asks for our own of the name instead.
enum SessionConfiguration {
    private static let names: Set<String> = ["default", "ephemeral"]

    /// The name to put in place of the member's; nil if it is something else's.
    static func replacement(for node: MemberAccessExprSyntax) -> String? {
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
