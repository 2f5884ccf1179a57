/// A button as a menu, an alert or a swiped row shows it.
@MainActor
struct MenuEntry {
    var title: String
    var image: UIImage?
    var role: ButtonRole?
    var isEnabled: Bool
    var tint: UIColor?
    /// Whether the menu stays open when it is chosen.
    var keepsOpen = false
    /// Whether it has a tick; nil for what never has one.
    var isOn: Bool?
    /// What a menu in the menu shows.
    var children: [MenuEntry]?
    /// Whether its children are shown between two lines rather than in a menu of their own.
    var isInline = false
    /// How large its children are.
    var elementSize = UIMenu.ElementSize.automatic
    /// Whether its children are pictures side by side.
    var isPalette = false
    var action: () -> Void

    var isDestructive: Bool { role == .destructive }

    /// How a menu shows the entry.
    var attributes: UIMenuElement.Attributes {
        var attributes: UIMenuElement.Attributes = isDestructive ? .destructive : []
        if !isEnabled { attributes.insert(.disabled) }
        if keepsOpen { attributes.insert(.keepsMenuPresented) }
        return attributes
    }
}

/// Reads the buttons of views that are not drawn themselves.
@MainActor
enum MenuContent {
    /// - Parameter readsTexts: Whether texts are entries that do nothing, as in menus.
    static func actions(
        of view: any View, _ environment: EnvironmentValues, readsTexts: Bool = false
    ) -> [MenuEntry] {
        var environment = environment
        environment.isMenu = true
        environment.labelStyle = .titleAndIcon
        let node = reconcile(nil, any: view, Inputs(graph: nil, parent: nil, environment: environment, screen: nil))
        defer { node.dispose() }
        return node.items.compactMap { item in
            if let entry = item.traits.menuEntry { return entry }
            guard readsTexts else { return nil }
            let words = words(of: [item])
            guard !words.text.isEmpty else { return nil }
            return MenuEntry(title: words.text, image: words.image, isEnabled: false, action: {})
        }
    }

    /// The words and the picture of a view.
    static func words(of view: any View, _ environment: EnvironmentValues) -> (text: String, image: UIImage?) {
        var environment = environment
        environment.isMenu = false
        environment.labelStyle = .titleAndIcon
        let node = reconcile(nil, any: view, Inputs(graph: nil, parent: nil, environment: environment, screen: nil))
        defer { node.dispose() }
        return words(of: node.items)
    }

    static func words(of items: [Item]) -> (text: String, image: UIImage?) {
        var texts: [String] = []
        var image: UIImage?
        func read(_ element: Element) {
            switch element {
            case let element as TextElement: texts.append(element.text)
            case let element as ImageElement: image = image ?? element.image
            case let element as WrapperElement: read(element.child)
            case let element as ContainerElement: for child in element.children { read(child.element) }
            default: break
            }
        }
        for item in items { read(item.element) }
        return (texts.joined(separator: " "), image)
    }
}

/// The node of a button that is not drawn itself.
final class MenuEntryNode<Label: View>: ViewNode<Button<Label>> {
    override var items: [Item] {
        let words = MenuContent.words(of: view.label, inputs.environment)
        var item = Item(Element())
        item.traits.menuEntry = MenuEntry(
            title: words.text, image: words.image, role: view.role, isEnabled: inputs.environment.isEnabled,
            tint: inputs.environment.tint?.uiColor, keepsOpen: inputs.environment.menuLook.keepsOpen,
            action: view.action)
        return [item]
    }
}

private struct MenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether views are read for a menu rather than drawn.
    var isMenu: Bool {
        get { self[MenuKey.self] }
        set { self[MenuKey.self] = newValue }
    }
}
