import SwiftSyntax

/// `override func awakeFromNib()` of an object in a nib that is no view or controller.
enum AwakeOverrideRule: TranslationRule {
    static let name = "awakening override"
    static let summary = """
        NSObject has no `awakeFromNib()` on Linux: an override in a class that is no view or controller is a method of its \
        own, which nibs call by its selector.
        """
    static let example = RuleExample(
        before: "class Router: NSObject {\n    override func awakeFromNib() { super.awakeFromNib() }\n}",
        after: "class Router: NSObject {\n             func awakeFromNib() { super._awakeFromNib() }\n}",
        added: "SelectorTable.add(Router.self, \"awakeFromNib\") "
            + "{ t, _, _ in t.awakeFromNib(); return nil }")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let scope = site.scope
            guard isAwakening(site.record),
                let modifier = site.node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
                isOutermost(scope.name, file)
            else { return }
            file.remove(file.range(modifier))
            guard !scope.isLocal, file.isFirst("awakeFromNib") else { return }
            file.enter(
                "SelectorTable.add(\(scope.name).self, \"awakeFromNib\") { t, _, _ in t.awakeFromNib(); return nil }")
        }
        hooks.calls.add(self) { node, file in
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true,
                member.declName.baseName.text == "awakeFromNib", node.arguments.isEmpty, let type = file.typeName,
                isOutermost(type, file)
            else { return }
            file.replaceName(of: member.declName, with: "_awakeFromNib")
        }
    }

    private static func isAwakening(_ record: MethodRecord) -> Bool {
        record.base == "awakeFromNib" && record.labels.isEmpty && record.isOverride && !record.isStatic
    }

    /// Whether NSObject is what the class inherits from, and no superclass that the module declares overrides the method.
    private static func isOutermost(_ type: String, _ file: TranslationContext) -> Bool {
        file.index.frameworkClass(of: type) == "NSObject"
            && file.index.ancestry(of: type).dropFirst().allSatisfy { name in
                !file.index.methods("awakeFromNib", of: name).contains(where: isAwakening)
            }
    }
}
