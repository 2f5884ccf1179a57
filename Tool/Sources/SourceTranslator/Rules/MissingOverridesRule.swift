import SwiftSyntax

/// Overrides of methods that Foundation on Linux does not declare.
enum MissingOverridesRule: TranslationRule {
    static let name = "missing overrides"
    static let summary = """
        An override of `forwardingTarget(for:)` is a method of its own, which the selector table asks who takes a message \
        that the object has no method for; `super.forwardingTarget(for:)` in it is nil. Overrides of a formatter's \
        methods for fields that are edited are methods that nothing calls, as on iOS.
        """
    static let example = RuleExample(
        before: "class Proxy: NSObject {\n    override func forwardingTarget(for s: Selector!) -> Any? "
            + "{ super.forwardingTarget(for: s) }\n}",
        after: "class Proxy: NSObject {\n             func forwardingTarget(for s: Selector!) -> Any? "
            + "{ nil as Any?                    }\n}",
        added: "SelectorTable.add(Proxy.self, \"forwardingTargetForSelector:\") "
            + "{ t, a, _ in return t.forwardingTarget(for: SelectorTable.argument(a)) as Any? }")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let scope = site.scope
            guard site.record.isOverride, !site.record.isStatic,
                let modifier = site.node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
            else { return }
            if isForwarding(site.record) {
                guard isOutermost(site.record, scope.name, file) else { return }
                file.remove(file.range(modifier))
                guard !scope.isLocal, file.isFirst("forwardingTargetForSelector:") else { return }
                file.enter(
                    "SelectorTable.add(\(scope.name).self, \"forwardingTargetForSelector:\") "
                        + "{ t, a, _ in return t.forwardingTarget(for: SelectorTable.argument(a)) as Any? }")
            } else if editing.contains(site.record.fullName),
                file.index.frameworkClass(of: scope.name)?.hasSuffix("Formatter") == true,
                isOutermost(site.record, scope.name, file)
            {
                file.remove(file.range(modifier))
            }
        }
        hooks.calls.addReplacing(self) { node, file in
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true,
                member.declName.baseName.text == "forwardingTarget", node.arguments.count == 1,
                let type = file.typeName,
                let record = file.index.methods("forwardingTarget", of: type).first(where: isForwarding),
                isOutermost(record, type, file)
            else { return .goOn }
            file.replace(file.range(node), with: "nil as Any?")
            return .replaced
        }
    }

    /// The methods of a formatter for fields that are edited.
    static let editing: Set<String> = [
        "getObjectValue(_:for:errorDescription:)", "isPartialStringValid(_:newEditingString:errorDescription:)",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
    ]

    private static func isForwarding(_ record: MethodRecord) -> Bool {
        record.base == "forwardingTarget" && record.labels == ["for"] && record.isOverride && !record.isStatic
    }

    /// Whether no superclass that the module declares overrides the method too.
    private static func isOutermost(_ record: MethodRecord, _ type: String, _ file: TranslationContext) -> Bool {
        file.index.ancestry(of: type).dropFirst().allSatisfy { name in
            !file.index.methods(record.base, of: name).contains { $0.fullName == record.fullName && $0.isOverride }
        }
    }
}
