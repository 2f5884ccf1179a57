import SwiftSyntax

/// Methods of NSObject's that Linux's does not have, where an app overrides them or calls them on any object.
extension Rewriter {
    /// `override func responds(to aSelector: Selector!) -> Bool`: the table asks it before it looks for itself.
    func answer(_ node: FunctionDeclSyntax, _ record: MethodRecord, in scope: Scope) {
        guard Self.isAnswer(record),
            let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            isOutermostAnswer(of: scope.name)
        else { return }
        remove(range(modifier))
        guard !scope.isLocal, isFirst("respondsToSelector:") else { return }
        add(
            "SelectorTable.add(\(scope.name).self, \"respondsToSelector:\") "
                + "{ t, a, _ in return t.responds(to: SelectorTable.argument(a)) as Any? }")
    }

    /// `super.responds(to: aSelector)` in such an override: what the table knows of the class.
    func askSuperclass(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            member.declName.baseName.text == "responds", node.arguments.count == 1,
            node.arguments.first?.label?.text == "to", let type = typeName, isOutermostAnswer(of: type)
        else { return }
        replaceName(of: member.declName, with: "_inheritedResponds")
    }

    /// `type(of: object).description()`, which any class has there: the name of the class.
    func describeType(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            !index.methods("description").contains(where: { $0.method.isStatic && $0.method.labels.isEmpty })
        else { return }
        insert("_classDescription(", at: range(type).lowerBound)
        replace(range(type).upperBound..<range(node).upperBound, with: ")")
    }

    /// `object.isEqual(other)` in `for object in objects as [AnyObject]`: a dynamic call, whose receiver is an NSObject.
    func compareAnyObject(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "isEqual",
            let object = member.base?.as(DeclReferenceExprSyntax.self)
        else { return }
        var outer = node.parent
        while let syntax = outer {
            if let loop = syntax.as(ForStmtSyntax.self),
                loop.pattern.trimmedDescription == object.baseName.text
            {
                guard loop.sequence.trimmedDescription.hasSuffix(" as [AnyObject]") else { return }
                insert("(", at: range(object).lowerBound)
                insert(" as! NSObject)", at: range(object).upperBound)
                return
            }
            outer = syntax.parent
        }
    }

    /// `func < (lhs: NSNumber, rhs: NSNumber) -> Bool`: Foundation on Linux has that operator already. As a member, the
    /// module's own goes before it.
    func moveComparison(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "<", parameters.count == 2,
            parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
        else { return }
        let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
        for modifier in node.modifiers { remove(range(modifier)) }
        insert("extension NSNumber { \(access)static ", at: range(node.funcKeyword).lowerBound)
        append(" }", to: node)
    }

    private static func isAnswer(_ record: MethodRecord) -> Bool {
        record.base == "responds" && record.labels == ["to"] && record.isOverride && !record.isStatic
    }

    /// Whether no superclass that the module declares overrides `responds(to:)` too.
    private func isOutermostAnswer(of type: String) -> Bool {
        index.ancestry(of: type).dropFirst().allSatisfy { name in
            !index.methods("responds", of: name).contains(where: Self.isAnswer)
        }
    }
}
