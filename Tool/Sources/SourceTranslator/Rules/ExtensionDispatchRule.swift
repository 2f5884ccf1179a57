import SwiftSyntax

/// Methods of an extension that a subclass overrides, and the overrides.
enum ExtensionDispatchRule: TranslationRule {
    static let name = "extension dispatch"
    static let summary = """
        A method that an extension of a class of another module exposes asks for the classes that override it, and \
        their overrides get another name: in Swift such a method is in no table.
        """
    static let example = RuleExample(
        before: "extension UIViewController {\n    @objc func reload() {}\n}\n"
            + "class Screen: UIViewController {\n    override func reload() { super.reload() }\n}",
        after: "extension UIViewController {\n          func reload() { if let own = self as? Screen "
            + "{ return own._seam_own_reload() }; return _seam_inherited_reload() }; "
            + "func _seam_inherited_reload() {}\n}\n"
            + "class Screen: UIViewController {\n             func _seam_own_reload() "
            + "{ super._seam_inherited_reload() }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            guard !site.scope.isLocal else { return }
            if site.scope.kind == .class {
                renameOverride(site, in: file)
            } else {
                let classes = file.index.classesOverriding(site.record, ofExtensionOf: site.scope.name)
                guard !classes.isEmpty,
                    let text = ExtensionDispatch.dispatcher(for: site.node, classes: classes)
                else { return }
                file.insert(text, at: file.range(site.node.funcKeyword).lowerBound)
                file.replace(
                    file.range(site.node.name), with: ExtensionDispatch.inheritedName(site.node.name.text))
            }
        }
        hooks.calls.add(self, callSuper)
    }

    private static func renameOverride(_ site: MethodSite, in file: TranslationContext) {
        let (node, name, type) = (site.node, site.record.fullName, site.scope.name)
        guard site.record.isOverride, file.index.overridesExtension(name, in: type) != nil else { return }
        // Only the topmost one has nothing in a table that it overrides.
        if isTopmost(name, type, file.index),
            let modifier = node.modifiers.first(where: { $0.name.text == "override" })
        {
            file.remove(file.range(modifier))
        }
        file.replace(file.range(node.name), with: ExtensionDispatch.overrideName(node.name.text))
    }

    /// `super.method()` of such an override.
    private static func callSuper(_ node: FunctionCallExprSyntax, in file: TranslationContext) {
        guard let scope = file.scopes.last, scope.kind == .class,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return }
        let name = member.declName.baseName.text
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let fullName = "\(name)(\(labels))"
        guard file.index.overridesExtension(fullName, in: scope.name) != nil else { return }
        file.replace(
            file.range(member.declName.baseName),
            with: isTopmost(fullName, scope.name, file.index)
                ? ExtensionDispatch.inheritedName(name) : ExtensionDispatch.overrideName(name))
    }

    private static func isTopmost(_ name: String, _ type: String, _ index: ModuleIndex) -> Bool {
        index.superclass(of: type).flatMap { index.overriding(name, from: $0) } == nil
    }
}
