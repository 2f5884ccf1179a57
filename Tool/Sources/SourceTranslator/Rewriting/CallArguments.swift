import SwiftSyntax

/// The arguments of a call, as the body of a function can hand them on.
enum CallArguments {
    /// The parameter as a value, or nil where it can be none: without a name, or a function that must not escape.
    static func text(_ parameter: FunctionParameterSyntax) -> String {
        let name = (parameter.secondName ?? parameter.firstName).text
        let type = parameter.type.trimmedDescription
        let isOptional = type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
        let staysInside = type.contains("->") && !type.contains("@escaping") && !isOptional
        return name == "_" || staysInside ? "nil" : name
    }

    /// Words before a type that say how the parameter is handed over: such a one is not handed on.
    private static let ownerships = ["inout", "borrowing", "consuming", "__owned", "__shared", "repeat", "isolated"]
    /// Ends of names that authors give to types of functions.
    private static let functions = ["Handler", "Completion", "Block", "Closure", "Callback", "Action"]

    /// The same, and nil also for what may be a function by another name, or may not be copied.
    static func cautiousText(_ parameter: FunctionParameterSyntax) -> String {
        let type = parameter.type.trimmedDescription
        let isSpecial =
            ownerships.contains { type.hasPrefix($0 + " ") } || type.contains("->") || type.contains("@")
            || type.contains("~") || functions.contains { type.hasSuffix($0) } || parameter.ellipsis != nil
        return isSpecial ? "nil" : text(parameter)
    }
}

extension TranslationContext {
    /// Writes `return` before the expression that a body consists of, which must say so once it is not alone.
    func sayReturn(in node: FunctionDeclSyntax, _ body: CodeBlockSyntax) {
        guard node.returnsValue, body.statements.count == 1, case .expr(let value)? = body.statements.first?.item else {
            return
        }
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        guard called != "fatalError", called != "preconditionFailure" else { return }
        let place = range(value).lowerBound
        if places.insert(place).inserted { insert("return ", at: place) }
    }
}

extension FunctionDeclSyntax {
    /// Whether it returns anything but `()`.
    var returnsValue: Bool {
        guard let result = signature.returnClause?.type.trimmedDescription else { return false }
        return result != "Void" && result != "()"
    }
}
