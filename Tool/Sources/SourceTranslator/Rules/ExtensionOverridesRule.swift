import SwiftSyntax

/// Overrides that stand in an extension of the module's own class.
enum ExtensionOverridesRule: TranslationRule {
    static let name = "extension overrides"
    static let summary = """
        A member that an extension overrides gets another name, and the class an override that calls it; so does one \
        that an extension exposes and a subclass overrides. Objective-C finds a member by its name, wherever it was \
        declared; a class of Swift's has a table that only its own members are in.
        """
    static let example = RuleExample(
        before: "class Screen: UIViewController {\n}\n"
            + "extension Screen {\n    override func viewDidLoad() { print(#function) }\n}",
        after: "class Screen: UIViewController {\n"
            + "override func viewDidLoad() { return _seam_Screen_viewDidLoad() } }\n"
            + "extension Screen {\n             func _seam_Screen_viewDidLoad() { print(\"viewDidLoad()\") }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            guard isInExtensionOfOwnClass(site.scope, file),
                file.index.overridesExtension(site.record.fullName, in: site.scope.name) == nil,
                ExtensionOverride.forwarder(for: site.node, in: site.scope.name) != nil
                    || overridable(site.record, of: site.scope.name, file)
            else { return }
            rename(site.node.name, of: site.scope.name, site.node.modifiers, in: file)
            allow(site.node.attributes, in: file)
            file.extensionFunction = site.record.labels.isEmpty ? site.record.base + "()" : site.record.fullName
        }
        hooks.properties.add(self) { site, file in
            guard isInExtensionOfOwnClass(site.scope, file),
                let name = site.node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                file.index.overridesExtension(name.identifierText, in: site.scope.name) == nil,
                ExtensionOverride.forwarder(for: site.node, in: site.scope.name) != nil
                    || overridable(name.identifierText, of: site.scope.name, file)
            else { return }
            let newName = ExtensionOverride.name(name.text, in: site.scope.name)
            allow(site.node.attributes, in: file)
            if !makeMethods(ofObservers: newName, site.node, in: file) {
                rename(name, of: site.scope.name, site.node.modifiers, in: file)
            }
        }
        hooks.classEnds.add(self, addForwarders)
        // The author's name, and not the one that the member was given.
        hooks.macros.add(self) { node, file in
            if node.macroName.text == "function", let name = file.extensionFunction {
                file.replace(file.range(node), with: "\"\(name)\"")
            }
        }
    }

    /// Whether a subclass overrides what an extension exposes, which is then a member of the class.
    private static func overridable(_ method: MethodRecord, of type: String, _ file: TranslationContext) -> Bool {
        file.index.methods(method.base, of: type).contains {
            $0.fullName == method.fullName && file.index.isOverridden($0, of: type)
        }
    }

    private static func overridable(_ property: String, of type: String, _ file: TranslationContext) -> Bool {
        file.index.property(property, of: type).map { file.index.isOverridden($0, of: type) } ?? false
    }

    private static func isInExtensionOfOwnClass(_ scope: TypeScope, _ file: TranslationContext) -> Bool {
        scope.kind == .extension && file.conditions.isEmpty && file.index.classes[scope.name] != nil
    }

    /// Has the observers of a property that an extension overrides become methods, which those in the class call.
    private static func makeMethods(
        ofObservers property: String, _ node: VariableDeclSyntax, in file: TranslationContext
    ) -> Bool {
        guard let block = node.bindings.first?.accessorBlock, case .accessors(let accessors) = block.accessors,
            ExtensionOverride.isObserved(accessors)
        else { return false }
        file.remove(file.range(node).lowerBound..<file.range(block.leftBrace).upperBound)
        for accessor in accessors {
            let word = accessor.accessorSpecifier
            let value = accessor.parameters?.name.text ?? (word.text == "willSet" ? "newValue" : "oldValue")
            let type = node.bindings.first?.typeAnnotation.map { OneLine.text($0.type) } ?? ""
            let end = accessor.parameters.map { file.range($0).upperBound } ?? file.range(word).upperBound
            file.replace(
                file.range(word).lowerBound..<end,
                with: "func \(ExtensionOverride.observerName(word.text, of: property))(_ \(value): \(type))")
        }
        file.remove(file.range(block.rightBrace))
        return true
    }

    /// Gives an override in an extension the name by which the class calls it.
    private static func rename(
        _ name: TokenSyntax, of type: String, _ modifiers: DeclModifierListSyntax, in file: TranslationContext
    ) {
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
            file.remove(file.range(modifier))
        }
        file.replace(file.range(name), with: ExtensionOverride.name(name.text, in: type))
    }

    /// Lets the class call what nobody else may: an override that is marked as unavailable.
    private static func allow(_ attributes: AttributeListSyntax, in file: TranslationContext) {
        for case .attribute(let mark) in attributes where mark.name == "available" {
            let words = mark.arguments?.as(AvailabilityArgumentListSyntax.self)?.map(\.argument.trimmedDescription)
            if words?.contains("unavailable") == true { file.remove(file.range(mark)) }
        }
    }

    /// Puts the overrides that call such members before the end of the class.
    private static func addForwarders(_ node: ClassDeclSyntax, in file: TranslationContext) {
        guard let scope = file.scopes.last, !scope.isLocal else { return }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let forwarders = file.index.forwarders(for: scope.name, isPublic: isPublic)
        guard !forwarders.isEmpty else { return }
        // Their types are those that the extension's file knows.
        for module in file.index.forwarderImports[scope.name] ?? [] { file.needImport(of: module) }
        let brace = node.memberBlock.rightBrace
        // A member before the brace on its line has to be kept apart from what is put between them.
        let isApart = node.memberBlock.members.isEmpty || brace.leadingTrivia.contains { $0.isNewline }
        let text = forwarders.joined(separator: "; ") + " "
        file.insert((isApart ? "" : "; ") + text, at: file.range(brace).lowerBound)
    }
}
