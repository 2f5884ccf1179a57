/// Shows a menu for a view that is pressed long, or clicked with the secondary button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that gives the menu; held weakly.
    public weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?

    private let press = UILongPressGestureRecognizer()
    private let click = UILongPressGestureRecognizer()
    private weak var overlay: MenuOverlay?
    private var place = CGPoint.zero
    private var pending: UIContextMenuConfiguration?
    /// The view that the menu is about, if it is not the interaction's own: a cell of a list.
    package var target: ((CGPoint) -> UIView?)?

    /// The object that gives the menu; held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        // A mouse's secondary button needs no waiting.
        click.minimumPressDuration = 0
        click.buttonMaskRequired = .secondary
        for recognizer in [press, click] {
            recognizer.delegate = self
            recognizer.onChange { [weak self] in self?.changed($0) }
        }
    }

    open func willMove(to view: UIView?) {
        dismissMenu()
        for recognizer in [press, click] { self.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [press, click] { view?.addGestureRecognizer(recognizer) }
    }

    /// Where the menu was asked for.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return view.convert(place, from: nil)
    }

    /// Closes the menu.
    open func dismissMenu() { overlay?.dismiss(animated: true) }

    /// Changes the menu that shows.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let overlay else { return }
        overlay.replaceMenu(block(overlay.menu))
    }

    private func changed(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: present(at: point, isClick: recognizer === click)
        case .changed: overlay?.track(point)
        case .ended: overlay?.trackEnded(point)
        default: break
        }
    }

    private func present(at point: CGPoint, isClick: Bool) {
        guard let view, let window = view.window, let configuration = pending else { return }
        pending = nil
        guard let menu = configuration.actionProvider.map({ $0([]) }) ?? UIMenu() else { return }
        let controller = isClick ? nil : configuration.previewProvider?()
        let targeted = delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        let lifted = targeted.flatMap { $0.view.window == nil ? nil : $0 }
        let shown = lifted?.view ?? target?(view.convert(point, from: nil)) ?? view
        // The press has ended for the row, and its picture shows it so.
        (shown as? any MenuSubject)?.menuWillShow()
        let preview = isClick ? nil : MenuPreview(of: shown, controller: controller, parameters: lifted?.parameters)
        let overlay = MenuOverlay(
            menu: menu, anchor: preview.map { .preview($0) } ?? .point(point), sender: self, responder: view)
        overlay.trackStart = point
        let appearing = MenuAnimator(preview: controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: appearing)
        overlay.willEnd = { [weak self] in
            guard let self else { return nil }
            let animator = MenuAnimator(preview: controller)
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            return animator
        }
        overlay.previewTapped = { [weak self] in
            guard let self else { return }
            let animator = MenuAnimator(preview: controller)
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            animator.animate()
            animator.complete()
        }
        self.overlay = overlay
        overlay.show(in: window, beside: appearing)
    }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view else { return false }
        place = gestureRecognizer.location(in: nil)
        pending = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
        return pending != nil
    }
}
