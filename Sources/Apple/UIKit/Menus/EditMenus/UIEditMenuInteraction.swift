/// Where the arrow of a menu for editing would point: towards what the menu is about.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// Up, with the menu below; down, with the menu above; or to a side.
    case up, down, left, right
}

/// Where a menu for editing is shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What tells one menu of an interaction from another.
    public let identifier: AnyHashable
    /// Where the menu was asked for, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// On which side of it the menu stands, if there is room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration. Without an identifier one is made up.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Says what is in a menu for editing, and hears of it. Every method is optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu; nil for the one that is suggested.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu is about, which it does not cover, in the view's coordinates; null for the point it was asked for at.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu is about to show.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Shows a menu for editing over a view: as a row when the app asks for it, and as a list where the secondary button is
/// clicked.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that says what is in the menu; held weakly.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) weak var view: UIView?

    private let click = UILongPressGestureRecognizer()
    private weak var bar: EditMenuBar?
    private weak var list: MenuOverlay?
    private var shown: UIEditMenuConfiguration?

    /// The object that says what is in the menu; held weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        click.minimumPressDuration = 0
        click.buttonMaskRequired = .secondary
        click.onChange { [weak self] recognizer in
            guard let self, recognizer.state == .began else { return }
            let place = recognizer.location(in: view)
            present(UIEditMenuConfiguration(identifier: nil, sourcePoint: place), asList: true)
        }
    }

    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(click)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(click)
    }

    /// Shows the menu, unless there is nothing to choose.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration, asList: false) }

    /// Closes the menu.
    open func dismissMenu() {
        bar?.dismiss(animated: true)
        list?.dismiss(animated: true)
    }

    /// Asks for the menu that shows anew.
    open func reloadVisibleMenu() {
        guard let shown, bar != nil else { return }
        present(shown, asList: false)
    }

    /// Asks anew where the menu that shows stands.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown, let bar else { return }
        bar.move(to: targetRect(shown), animated: animated)
    }

    /// Where the menu was asked for; zero if none shows.
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = self.view else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }

    private func targetRect(_ configuration: UIEditMenuConfiguration) -> CGRect {
        guard let view else { return .zero }
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return view.convert(rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect, to: nil)
    }

    private func present(_ configuration: UIEditMenuConfiguration, asList: Bool) {
        guard let view, let window = view.window else { return }
        let suggested = EditMenus.suggested(for: view)
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        let made = EditMenuBar(
            menu: menu, target: targetRect(configuration), direction: configuration.preferredArrowDirection,
            sender: self, responder: view)
        guard !made.isEmpty else { return }
        dismissMenu()
        shown = configuration
        let appearing = MenuAnimator(preview: nil)
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: appearing)
        let willEnd: () -> MenuAnimator? = { [weak self] in
            guard let self else { return nil }
            let animator = MenuAnimator(preview: nil)
            if shown === configuration { shown = nil }
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            return animator
        }
        if asList {
            let place = view.convert(configuration.sourcePoint, to: nil)
            let overlay = MenuOverlay(menu: menu, anchor: .point(place), sender: self, responder: view)
            overlay.willEnd = willEnd
            list = overlay
            overlay.show(in: window, beside: appearing)
        } else {
            made.willEnd = willEnd
            bar = made
            made.show(in: window, beside: appearing)
        }
    }
}
