/// Shows a menu when the view is held.
public struct _ContextMenuModifier: ElementModifier {
    public typealias Body = Never
    let menu: any View
    let preview: (any View)?

    func wrap(_ child: Element) -> ContextMenuElement { ContextMenuElement(child) }

    func update(_ wrapper: ContextMenuElement, _ inputs: Inputs) {
        wrapper.menu = menu
        wrapper.preview = preview
        wrapper.environment = inputs.environment
    }
}

/// An element with a menu.
final class ContextMenuElement: GroupElement {
    var menu: any View = EmptyView()
    var preview: (any View)?
    var environment = EnvironmentValues()
    private let source = ContextMenuSource()

    init(_ child: Element) {
        super.init(child)
        source.element = self
        group.addInteraction(UIContextMenuInteraction(delegate: source))
    }
}

private final class ContextMenuSource: NSObject, UIContextMenuInteractionDelegate {
    weak var element: ContextMenuElement?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let element else { return nil }
        let children = MenuContent.elements(of: element.menu, element.environment)
        guard !children.isEmpty else { return nil }
        let environment = element.environment.forScreen
        let preview: (() -> UIViewController?)? = element.preview.map { view in
            { UIHostingController(rootView: AnyView(view), environment: environment) }
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in
            UIMenu(children: children)
        }
    }
}

/// The menu of a view that is held.
@available(iOS, deprecated: 100000, message: "Use contextMenu(menuItems:)")
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Shows a menu when the view is held; none for nil.
    @available(iOS, deprecated: 100000, message: "Use contextMenu(menuItems:)")
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(
            _ContextMenuModifier(menu: contextMenu.map { AnyView($0.items) } ?? AnyView(EmptyView()), preview: nil))
    }

    /// Shows a menu when the view is held. A menu without anything in it is not shown.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(_ContextMenuModifier(menu: menuItems(), preview: nil))
    }

    /// Shows a menu and a larger view when the view is held.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(_ContextMenuModifier(menu: menuItems(), preview: preview()))
    }
}
