import SwiftSyntax

/// Overrides of methods that Foundation on Linux does not declare.
enum MissingOverridesRule: TranslationRule {
    static let name = "missing overrides"
    static let summary = """
        An override of `forwardingTarget(for:)` is a method of its own, which the selector table asks who takes a message \
        that the object has no method for; `super.forwardingTarget(for:)` in it is nil. An override of a formatter's \
        `getObjectValue` is entered for its class, and those of its methods for fields that are edited are methods that \
        nothing calls, as on iOS.
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
            } else if let reader = readers[site.record.fullName], isFormatter(scope.name, file), !scope.isLocal {
                file.replace(file.range(site.node.name), with: readerName)
                guard isOutermost(site.record, scope.name, file) else { return }
                file.remove(file.range(modifier))
                file.enter("\(scope.name)._addReader(\(scope.name).self, \(reader)")
            } else if editing.contains(site.record.fullName), isFormatter(scope.name, file),
                isOutermost(site.record, scope.name, file)
            {
                file.remove(file.range(modifier))
            }
        }
        hooks.memberAccesses.add(self) { node, file in
            let name = node.declName.baseName
            guard name.text == "getObjectValue", node.base?.is(SuperExprSyntax.self) == true,
                let call = node.parent?.as(FunctionCallExprSyntax.self), let type = file.typeName,
                let label = call.arguments.last?.label?.text,
                let record = file.index.methods(name.text, of: type).first(where: { $0.labels.last == label }),
                isFormatter(type, file)
            else { return }
            let isOutermost = isOutermost(record, type, file)
            file.replace(file.range(name), with: isOutermost ? "_inheritedObjectValue" : readerName)
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
        "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
        "isPartialStringValid(_:newEditingString:errorDescription:)",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
    ]

    /// What an override of those is called that read a value, of which extensions here have the names.
    private static let readerName = "_seam_own_getObjectValue"
    /// How they are called.
    private static let readers = [
        "getObjectValue(_:for:errorDescription:)":
            "reader: { $0.\(readerName)($1, for: $2, errorDescription: $3) })",
        "getObjectValue(_:for:range:)": "rangeReader: { try $0.\(readerName)($1, for: $2, range: $3) })",
    ]

    private static func isFormatter(_ type: String, _ file: TranslationContext) -> Bool {
        file.index.frameworkClass(of: type)?.hasSuffix("Formatter") == true
    }

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
