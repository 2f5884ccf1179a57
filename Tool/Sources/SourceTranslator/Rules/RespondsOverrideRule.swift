import SwiftSyntax

/// `override func responds(to aSelector: Selector!) -> Bool`, which NSObject does not have on Linux.
enum RespondsOverrideRule: TranslationRule {
    static let name = "responds override"
    static let summary = """
        An override of `responds(to:)` is a method of its own, which the selector table asks before it looks for \
        itself; `super.responds(to:)` in it is what the table knows of the class.
        """
    static let example = RuleExample(
        before: "class Proxy: NSObject {\n    override func responds(to s: Selector!) -> Bool "
            + "{ super.responds(to: s) }\n}",
        after: "class Proxy: NSObject {\n             func responds(to s: Selector!) -> Bool "
            + "{ super._inheritedResponds(to: s) }\n}",
        added: "SelectorTable.add(Proxy.self, \"respondsToSelector:\") "
            + "{ t, a, _ in return t.responds(to: SelectorTable.argument(a)) as Any? }")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let scope = site.scope
            guard isAnswer(site.record),
                let modifier = site.node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
                isOutermost(scope.name, file)
            else { return }
            file.remove(file.range(modifier))
            guard !scope.isLocal, file.isFirst("respondsToSelector:") else { return }
            file.enter(
                "SelectorTable.add(\(scope.name).self, \"respondsToSelector:\") "
                    + "{ t, a, _ in return t.responds(to: SelectorTable.argument(a)) as Any? }")
        }
        hooks.calls.add(self) { node, file in
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true,
                member.declName.baseName.text == "responds", node.arguments.count == 1,
                node.arguments.first?.label?.text == "to", let type = file.typeName, isOutermost(type, file)
            else { return }
            file.replaceName(of: member.declName, with: "_inheritedResponds")
        }
    }

    private static func isAnswer(_ record: MethodRecord) -> Bool {
        record.base == "responds" && record.labels == ["to"] && record.isOverride && !record.isStatic
    }

    /// Whether no superclass that the module declares overrides `responds(to:)` too.
    private static func isOutermost(_ type: String, _ file: TranslationContext) -> Bool {
        file.index.ancestry(of: type).dropFirst().allSatisfy { name in
            !file.index.methods("responds", of: name).contains(where: isAnswer)
        }
    }
}
