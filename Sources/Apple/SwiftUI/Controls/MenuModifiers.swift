/// The order of the entries of a menu.
public struct MenuOrder: Hashable, Sendable {
    let uiKit: UIContextMenuConfiguration.ElementOrder
    /// As the system has it.
    public static let automatic = MenuOrder(uiKit: .automatic)
    /// The first one nearest to the finger.
    public static let priority = MenuOrder(uiKit: .priority)
    /// As they are written, from above.
    public static let fixed = MenuOrder(uiKit: .fixed)
}

/// When an entry of a menu closes it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let keepsOpen: Bool
    /// As the system has it: when it is chosen.
    public static let automatic = MenuActionDismissBehavior(keepsOpen: false)
    /// When it is chosen.
    public static let enabled = MenuActionDismissBehavior(keepsOpen: false)
    /// Not at all.
    public static let disabled = MenuActionDismissBehavior(keepsOpen: true)
}

/// How menus look: one of the system's styles, or an app's own.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The view of a menu.
    associatedtype Body: View
    /// Makes the view of a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What a menu is made of.
    typealias Configuration = MenuStyleConfiguration
}

/// What a menu is made of.
public struct MenuStyleConfiguration {
    /// What is tapped.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The entries.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is to draw.
    public init(_ configuration: MenuStyleConfiguration) {
        if let action = configuration.primaryAction {
            self.init {
                configuration.content
            } label: {
                configuration.label
            } primaryAction: {
                action()
            }
        } else {
            self.init {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }
}

/// The style that suits where a menu is.
public struct DefaultMenuStyle: MenuStyle {
    /// Makes the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that shows the menu.
public struct ButtonMenuStyle: MenuStyle {
    /// Makes the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that shows the menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Makes the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that suits where a menu is.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button that shows the menu.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border that shows the menu.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// What is set of the menus in a view.
struct MenuLook {
    /// An app's own style; nil for the system's.
    var style: (any MenuStyle)?
    var order = MenuOrder.automatic
    var keepsOpen = false
}

private struct MenuLookKey: EnvironmentKey { static var defaultValue: MenuLook { MenuLook() } }

extension EnvironmentValues {
    var menuLook: MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }
    /// The order of the entries of menus in the view.
    public var menuOrder: MenuOrder {
        get { menuLook.order }
        set { menuLook.order = newValue }
    }
}

extension View {
    /// Sets the look of the menus in the view. The system's own styles look the same on a phone.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let isSystem = style is DefaultMenuStyle || style is ButtonMenuStyle || style is BorderlessButtonMenuStyle
        return environment(\.menuLook.style, isSystem ? nil : style)
    }

    /// Sets the order of the entries of menus in the view.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Shows or hides the sign of a menu, which menus of a phone have none of.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// When an entry of the menus in the view closes its menu.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuLook.keepsOpen, behavior.keepsOpen)
    }
}
