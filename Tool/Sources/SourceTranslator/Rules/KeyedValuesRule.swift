import SwiftSyntax

/// `(json as AnyObject).value(forKeyPath: "user.name")`
enum KeyedValuesRule: TranslationRule {
    static let name = "keyed values"
    static let summary = """
        A value of any object that is taken by its key is looked up in what the object is: a dictionary, an array, or an \
        object with such a property. Objective-C sends the message to whatever is there.
        """
    static let example = RuleExample(
        before: "let name = (json as AnyObject).value(forKeyPath: \"user.name\")",
        after: "let name = _keyed(json as AnyObject).value(forKeyPath: \"user.name\")")

    private static let messages: [String: Set<String>] = [
        "value": ["forKey", "forKeyPath"], "object": ["forKey", "at"],
    ]

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), takesKey(member),
                let opening = cast(member.base)
            else { return }
            file.insert("_keyed", at: file.range(opening).lowerBound)
        }
    }

    /// Whether the member is called with a key or a place.
    static func takesKey(_ member: MemberAccessExprSyntax) -> Bool {
        guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let label = call.arguments.first?.label?.text
        else { return false }
        return messages[member.declName.baseName.text]?.contains(label) == true
    }

    /// The parenthesis before a cast to any object, which may be unwrapped.
    private static func cast(_ base: ExprSyntax?) -> TokenSyntax? {
        guard let base else { return nil }
        if let chained = base.as(OptionalChainingExprSyntax.self) { return cast(chained.expression) }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return cast(forced.expression) }
        guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression
        else { return nil }
        let type: TypeSyntax?
        if let cast = inner.as(AsExprSyntax.self) {
            type = cast.type
        } else if let sequence = inner.as(SequenceExprSyntax.self) {
            type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        } else {
            type = nil
        }
        let name = type?.trimmedDescription
        return name == "AnyObject" || name == "AnyObject?" ? tuple.leftParen : nil
    }
}
