import Documents

/// `<accessibilityConfiguration>` of a view.
@MainActor
enum ViewAccessibilityElement {
    /// Takes the configuration that `element`, the view's, may contain.
    static func decode(_ element: InterfaceElement, _ view: UIView, _ loader: NibLoader) {
        guard let settings = element.child(key: "accessibilityConfiguration") else { return }
        if let label = loader.text(settings, "label") { view.accessibilityLabel = label }
        if let hint = loader.text(settings, "hint") { view.accessibilityHint = hint }
        if let identifier = loader.text(settings, "identifier") { view.accessibilityIdentifier = identifier }
        if let isElement = settings.child(key: "isElement")?.bool("value") { view.isAccessibilityElement = isElement }
        guard let traits = settings.child(key: "traits") ?? settings.child(named: "accessibilityTraits") else { return }
        traits.markKnown()
        let names: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("header", .header), ("image", .image), ("link", .link),
            ("staticText", .staticText), ("selected", .selected), ("notEnabled", .notEnabled),
        ]
        var found: UIAccessibilityTraits = []
        for (name, trait) in names where traits.bool(name) == true { found.insert(trait) }
        if traits.bool("none") == true || found != [] { view.accessibilityTraits = found }
    }
}
