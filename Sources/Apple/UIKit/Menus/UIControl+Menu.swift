/// Menus of buttons.
extension UIControl {
    /// Shows the menu of a button below it; the finger may slide to a row.
    func presentMenu(_ menu: UIMenu, trackingFrom start: CGPoint?, responder: UIResponder? = nil) -> MenuOverlay? {
        guard let window, !menu.children.isEmpty else { return nil }
        let overlay = MenuOverlay(
            menu: menu, anchor: .rect(convert(bounds, to: nil)), sender: self, responder: responder ?? self)
        overlay.trackStart = start
        sendActions(for: .menuActionTriggered)
        overlay.show(in: window)
        return overlay
    }
}

/// The state a control keeps to show its menu.
@MainActor
final class ControlMenu: ControlMenuPresenting {
    private unowned let control: UIControl
    private let press = UILongPressGestureRecognizer()
    private weak var overlay: MenuOverlay?
    var menu: () -> UIMenu?
    var configure: ((MenuOverlay) -> Void)?
    var sender: AnyObject?

    init(control: UIControl, menu: @escaping () -> UIMenu?) {
        self.control = control
        self.menu = menu
        press.onChange { [weak self] recognizer in
            let point = recognizer.location(in: nil)
            switch recognizer.state {
            case .began: self?.present(at: point)
            case .changed: self?.moved(to: point)
            case .ended: self?.ended(at: point)
            default: break
            }
        }
    }

    /// Whether a long press opens the menu: a tap does something else then.
    var opensByPress = false {
        didSet {
            guard opensByPress != oldValue else { return }
            if opensByPress { control.addGestureRecognizer(press) } else { control.removeGestureRecognizer(press) }
        }
    }

    var isShown: Bool { overlay != nil }

    func present(at point: CGPoint) {
        guard control.isEnabled, let menu = menu() else { return }
        overlay = control.presentMenu(menu, trackingFrom: point)
        overlay.map { configure?($0) }
    }

    func moved(to point: CGPoint) { overlay?.track(point) }
    func ended(at point: CGPoint) { overlay?.trackEnded(point) }
    func update(_ menu: UIMenu) { overlay?.replaceMenu(menu) }
}
