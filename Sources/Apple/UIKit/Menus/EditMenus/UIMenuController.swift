/// A command that an app adds to the menu for editing.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the menu shows.
    open var title: String
    /// The message that goes along the responder chain.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// The menu for editing, for apps that show it themselves: what the first responder and those that follow it can perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// On which side of its target the menu stands.
    public enum ArrowDirection: Int, Sendable {
        /// As there is room; below, above, right or left of it.
        case `default`, up, down, left, right
    }

    /// Posted before the menu shows; the object is the controller.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu shows; the object is the controller.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes; the object is the controller.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu is gone; the object is the controller.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu is elsewhere; the object is the controller.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// The only controller.
    public static let shared = UIMenuController()

    private override init() { super.init() }

    /// Commands beside the system's, for responders that perform them. They are in the menus of texts as well.
    open var menuItems: [UIMenuItem]?
    /// On which side of its target the menu stands, if there is room.
    open var arrowDirection = ArrowDirection.default

    private weak var view: UIView?
    private var rect = CGRect.zero
    private weak var bar: EditMenuBar?

    /// Whether the menu shows.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Where the menu is, in the screen's coordinates; zero where none shows.
    open var menuFrame: CGRect { bar.map { $0.convert($0.bounds, to: nil) } ?? .zero }

    /// Shows the menu for a part of a view, or sends it away before.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show(animated: true)
    }

    /// Sends the menu away, if it is over the view.
    open func hideMenu(from targetView: UIView) {
        if view === targetView { hideMenu() }
    }

    /// Sends the menu away.
    open func hideMenu() { bar?.dismiss(animated: true) }

    /// Says what the menu is about.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (rect, view) = (targetRect, targetView)
        bar?.move(to: targetView.convert(targetRect, to: nil), animated: false)
    }

    /// Shows the menu for what was said, or sends it away.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show(animated: animated) } else { bar?.dismiss(animated: animated) }
    }

    /// Asks again what can be performed, if the menu shows.
    open func update() {
        if bar != nil { show(animated: false) }
    }

    private func show(animated: Bool) {
        guard let view, let window = view.window else { return }
        guard let responder = window.firstResponder else { return }
        let direction: UIEditMenuArrowDirection =
            switch arrowDirection {
            case .default: .automatic
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            }
        let new = EditMenuBar(
            menu: UIMenu(children: EditMenus.suggested(for: responder)), target: view.convert(rect, to: nil),
            direction: direction, sender: self, responder: responder)
        guard !new.isEmpty else { return }
        let center = NotificationCenter.default
        center.post(name: Self.willShowMenuNotification, object: self)
        new.willEnd = { [weak self] in
            if let self { center.post(name: Self.willHideMenuNotification, object: self) }
            return nil
        }
        new.ended = { [weak self] in
            if let self { center.post(name: Self.didHideMenuNotification, object: self) }
        }
        bar?.dismiss(animated: false)
        bar = new
        let appearing = MenuAnimator(preview: nil)
        appearing.addCompletion { center.post(name: Self.didShowMenuNotification, object: self) }
        new.show(in: window, animated: animated, beside: appearing)
        center.post(name: Self.menuFrameDidChangeNotification, object: self)
    }
}
