import SwiftSyntax

/// Properties that Objective-C could read and set by their name.
enum PropertyEntriesRule: TranslationRule {
    static let name = "entries of properties"
    static let summary = """
        Outlets, and other properties that are exposed to Objective-C, are entered into the table of selectors: nibs \
        set them by their name.
        """
    static let example = RuleExample(
        before: "class Screen: UIViewController {\n    @IBOutlet var label: UILabel!\n}",
        after: "class Screen: UIViewController {\n              var label: UILabel!\n}",
        added: "SelectorTable.add(Screen.self, \"setLabel:\") "
            + "{ t, a, _ in t.label = SelectorTable.argument(a); return nil }")

    static func add(to hooks: inout RuleHooks) {
        hooks.properties.add(self) { site, file in
            let (node, scope) = (site.node, site.scope)
            let isExposed =
                node.attributes.first(named: Exposure.propertyAttributes) != nil
                || (scope.exposesMembers && !node.modifiers.isPrivate && !node.attributes.has("nonobjc"))
            // Those of Core Data are held by the object, which key-value coding asks.
            guard !node.attributes.has("NSManaged") else { return }
            guard isExposed, !scope.isLocal, !node.modifiers.has(.static, .class) else { return }
            // Objective-C may use what Swift may not.
            for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) where attribute.isUnavailable {
                file.remove(file.range(attribute))
            }
            for binding in node.bindings {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                let name = pattern.identifier.text
                let exposed =
                    node.attributes.first(named: ["objc"])?.objectiveCName ?? pattern.identifier.identifierText
                if file.isFirst(exposed) {
                    file.enter(
                        "SelectorTable.add(\(scope.name).self, \"\(exposed)\") "
                            + "{ t, _, _ in return t.\(name) as Any? }")
                }
                let setter = ObjectiveCName.setter(of: exposed)
                if isSettable(node, binding), file.isFirst(setter) {
                    file.enter(
                        "SelectorTable.add(\(scope.name).self, \"\(setter)\") "
                            + "{ t, a, _ in t.\(name) = SelectorTable.argument(a); return nil }")
                }
            }
        }
    }

    private static func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        guard let block = binding.accessorBlock else { return true }
        switch block.accessors {
        case .getter: return false
        case .accessors(let accessors):
            return accessors.contains { accessor in
                ["set", "didSet", "willSet", "_modify"].contains(accessor.accessorSpecifier.text)
            }
        @unknown default: return false
        }
    }
}

extension AttributeSyntax {
    /// Whether it keeps Swift from using a declaration anywhere: `@available(*, unavailable)`.
    var isUnavailable: Bool {
        guard attributeName.trimmedDescription == "available",
            let arguments = arguments?.as(AvailabilityArgumentListSyntax.self)
        else { return false }
        let words = arguments.prefix(2).map(\.argument.trimmedDescription)
        return words == ["*", "unavailable"]
    }
}
