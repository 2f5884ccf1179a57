import SwiftSyntax

extension Rewriter {
    /// Has a method of an extension ask for overrides, and gives an override of one its name.
    func dispatch(_ node: FunctionDeclSyntax, _ record: MethodRecord, in type: String, isClass: Bool) {
        if isClass {
            guard record.isOverride, index.overridesExtension(record.fullName, in: type) != nil else { return }
            // Only the topmost one has nothing in a table that it overrides.
            if index.superclass(of: type).flatMap({ index.overriding(record.fullName, from: $0) }) == nil,
                let modifier = node.modifiers.first(where: { $0.name.text == "override" })
            {
                remove(range(modifier))
            }
            replace(range(node.name), with: ExtensionDispatch.overrideName(node.name.text))
        } else {
            let classes = index.classesOverriding(record, ofExtensionOf: type)
            guard !classes.isEmpty, let text = ExtensionDispatch.dispatcher(for: node, classes: classes) else { return }
            insert(text, at: range(node.funcKeyword).lowerBound)
            replace(range(node.name), with: ExtensionDispatch.inheritedName(node.name.text))
        }
    }

    /// `super.method()` of such an override.
    func dispatchSuper(_ node: FunctionCallExprSyntax, in type: String) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return }
        let name = member.declName.baseName.text
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        guard index.overridesExtension("\(name)(\(labels))", in: type) != nil else { return }
        let isTopmost =
            index.superclass(of: type).flatMap { index.overriding("\(name)(\(labels))", from: $0) } == nil
        replace(
            range(member.declName.baseName),
            with: isTopmost ? ExtensionDispatch.inheritedName(name) : ExtensionDispatch.overrideName(name))
    }
}
