import SwiftSyntax

/// Members of an extension that a subclass overrides, or an extension of one, and the overrides.
enum ExtensionDispatchRule: TranslationRule {
    static let name = "extension dispatch"
    static let summary = """
        A member that an extension of a class of another module exposes asks for the classes that override it, and \
        their overrides get another name, be they in the class or in an extension: in Swift such a member is in no \
        table.
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
            let (node, type) = (site.node, site.scope.name)
            if renameOverride(of: site.record.fullName, node.modifiers, node.name, site.scope, in: file) { return }
            guard site.scope.kind == .extension, file.index.isDispatched(site.record) else { return }
            let overrides = file.index.overrides(of: site.record.fullName, ofExtensionOf: type)
            guard !overrides.isEmpty,
                let text = ExtensionDispatch.dispatcher(for: node, overrides: overrides)
            else { return }
            file.insert(text, at: file.range(node.funcKeyword).lowerBound)
            file.replace(file.range(node.name), with: ExtensionDispatch.inheritedName(node.name.text))
        }
        hooks.properties.add(self) { site, file in
            guard !site.scope.isLocal, let binding = site.node.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            else { return }
            let node = site.node
            if renameOverride(of: name.identifierText, node.modifiers, name, site.scope, in: file) { return }
            guard site.scope.kind == .extension,
                file.index.property(name.identifierText, of: site.scope.name).map(file.index.isDispatched) == true
            else { return }
            let overrides = file.index.overrides(of: name.identifierText, ofExtensionOf: site.scope.name)
            guard !overrides.isEmpty,
                let text = ExtensionDispatch.dispatcher(for: node, overrides: overrides)
            else { return }
            file.insert(text, at: file.range(node.bindingSpecifier).lowerBound)
            file.replace(file.range(name), with: ExtensionDispatch.inheritedName(name.text))
        }
        hooks.calls.add(self, callSuper)
        hooks.memberAccesses.add(self) { node, file in
            guard node.base?.is(SuperExprSyntax.self) == true, node.parent?.is(FunctionCallExprSyntax.self) != true
            else { return }
            nameSuper(node, node.declName.baseName.text, in: file)
        }
    }

    /// Gives an override its other name; false if it is none of what an extension declares.
    private static func renameOverride(
        of member: String, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ scope: TypeScope,
        in file: TranslationContext
    ) -> Bool {
        guard let modifier = modifiers.first(where: { $0.name.text == "override" }) else { return false }
        let index = file.index
        if index.classes[scope.name] != nil {
            guard index.overridesExtension(member, in: scope.name) != nil else { return false }
            // Only the topmost one has nothing in a table that it overrides.
            let isTopmost = index.superclass(of: scope.name).flatMap { index.overriding(member, from: $0) } == nil
            if isTopmost { file.remove(file.range(modifier)) }
            file.replace(file.range(name), with: ExtensionDispatch.overrideName(name.text))
        } else {
            guard scope.kind == .extension, index.baseOfOverride(member, in: scope.name) != nil else { return false }
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
                file.remove(file.range(modifier))
            }
            file.replace(file.range(name), with: ExtensionDispatch.overrideName(name.text, of: scope.name))
        }
        return true
    }

    /// `super.method()` of such an override.
    private static func callSuper(_ node: FunctionCallExprSyntax, in file: TranslationContext) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        nameSuper(member, "\(member.declName.baseName.text)(\(labels))", in: file)
    }

    private static func nameSuper(
        _ node: MemberAccessExprSyntax, _ member: String, in file: TranslationContext
    ) {
        guard let scope = file.scopes.last, scope.kind == .class || scope.kind == .extension,
            let name = file.index.inheritedName(of: member, in: scope.name)
        else { return }
        file.replace(file.range(node.declName.baseName), with: name)
        // An extension's own member is no superclass's.
        if file.index.classes[scope.name] == nil, let base = node.base {
            file.replace(exactly: file.range(base), with: "self")
        }
    }
}
