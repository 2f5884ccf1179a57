/// The buttons of an alert view or an action sheet, and the alert that stands for it on the screen.
@MainActor
final class ButtonPanel {
    /// What the person does, and what the panel is told of.
    enum Step { case willPresent, didPresent, clicked(Int), willDismiss(Int), didDismiss(Int) }

    private(set) var titles: [String] = []
    var cancelIndex = -1
    var destructiveIndex = -1
    /// The lowest button that is neither of these; -1 if there is none.
    var firstOtherIndex: Int {
        titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1
    }
    private(set) var isVisible = false

    private var overlay: SystemOverlay?
    private var alert: PanelAlert?
    /// Keeps the panel's view while it is on the screen.
    private var owner: UIView?

    func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// Shows the panel in a window of its own, and tells `tell` of all that happens to it.
    func show(
        title: String?, message: String?, style: UIAlertController.Style, fields: [UITextField], owner: UIView,
        tell: @escaping (Step) -> Void
    ) {
        guard !isVisible else { return }
        let alert = PanelAlert(title: title, message: message, preferredStyle: style)
        // The button that cancels is the last one of an alert of several, and the left one of two.
        for (index, text) in titles.enumerated() {
            let action = UIAlertAction(
                title: text,
                style: index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default)
            alert.add(action, at: index)
        }
        for field in fields { alert.add(field) }
        alert.chosen = { [weak self] index in
            tell(.clicked(index))
            self?.dismiss(index, animated: true, tell: tell)
        }
        let overlay = SystemOverlay()
        (self.alert, self.overlay, self.owner, isVisible) = (alert, overlay, owner, true)
        tell(.willPresent)
        alert.appeared = { tell(.didPresent) }
        overlay.show(alert)
    }

    /// Takes the panel away as if the button had been chosen, whose click nobody hears of.
    func dismiss(_ index: Int, animated: Bool, tell: @escaping (Step) -> Void) {
        guard isVisible, let alert else { return }
        isVisible = false
        tell(.willDismiss(index))
        alert.dismiss(animated: animated) { [self] in
            overlay?.hide()
            withExtendedLifetime(owner) {
                (self.alert, overlay, owner) = (nil, nil, nil)
                tell(.didDismiss(index))
            }
        }
    }

    /// Lets the person choose a button, or not.
    func setEnabled(_ isEnabled: Bool, at index: Int) { alert?.actions(at: index)?.isEnabled = isEnabled }
}
