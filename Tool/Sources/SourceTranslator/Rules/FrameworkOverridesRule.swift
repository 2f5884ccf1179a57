import SwiftSyntax

/// Overrides that stand in an extension of a framework's class: `extension UINavigationController { override ... }`.
enum FrameworkOverridesRule: TranslationRule {
    static let name = "overrides in frameworks' classes"
    static let summary = """
        A member that an extension of a framework's class overrides gets another name, and a class is made that overrides \
        the member and calls it; when the app starts, the framework's class takes that from it, and its subclasses that \
        override nothing do as well. Objective-C finds a member by its name, wherever it was declared.
        """
    static let example = RuleExample(
        before: "extension UINavigationController {\n"
            + "    open override func viewDidLoad() { super.viewDidLoad() }\n}",
        after: "extension UINavigationController {\n"
            + "                  func _seam_UINavigationController_viewDidLoad() { super.viewDidLoad() }\n}",
        added: "_ExtensionOverrides.adopt(_Seam0_Changed.self, notIn: _Seam0_Plain.self, "
            + "into: UINavigationController.self)")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            guard isInExtensionOfFrameworkClass(site.scope, file), !site.node.modifiers.has(.static, .class),
                file.index.baseOfOverride(site.record.fullName, in: site.scope.name) == nil,
                let member = ExtensionOverride.forwarder(for: site.node, in: site.scope.name)
            else { return }
            rename(site.node.name, site.node.modifiers, in: site.scope.name, by: member, file)
            file.extensionFunction = site.record.labels.isEmpty ? site.record.base + "()" : site.record.fullName
        }
        hooks.properties.add(self) { site, file in
            guard isInExtensionOfFrameworkClass(site.scope, file), !site.node.modifiers.has(.static, .class),
                let name = site.node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                file.index.baseOfOverride(name.identifierText, in: site.scope.name) == nil,
                let member = ExtensionOverride.forwarder(for: site.node, in: site.scope.name)
            else { return }
            rename(name, site.node.modifiers, in: site.scope.name, by: member, file)
        }
    }

    private static func isInExtensionOfFrameworkClass(_ scope: TypeScope, _ file: TranslationContext) -> Bool {
        scope.kind == .extension && !scope.isLocal && file.index.classes[scope.name] == nil
            && FrameworkClasses.contains(scope.name)
    }

    private static func rename(
        _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, in type: String, by member: String,
        _ file: TranslationContext
    ) {
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
            file.remove(file.range(modifier))
        }
        file.replace(file.range(name), with: ExtensionOverride.name(name.text, in: type))
        let number = file.registration.declarations.count
        // A private class has no member that another module could override.
        let own = member.replacing(/^(?:(?:open|public) )*(.*?)(?:(?:open|public) )?(?=func |var )/) { String($0.1) }
        file.registration.declarations.append(
            (
                file.conditions,
                "private class _Seam\(number)_Plain: \(type) {}\n"
                    + "private final class _Seam\(number)_Changed: \(type) { \(own) }"
            ))
        file.enterFramework(
            "_ExtensionOverrides.adopt(_Seam\(number)_Changed.self, notIn: _Seam\(number)_Plain.self, "
                + "into: \(type).self)")
    }
}
