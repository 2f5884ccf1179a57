/// Taps put the caret, drags select.
extension UITextField {
    /// The distance a finger may move before its tap becomes a drag, in points.
    private static let slop: CGFloat = 6

    var pointerIsDown: Bool {
        if case .none = gesture { return false }
        return true
    }

    func pointerBegan(_ touch: UITouch, _ event: UIEvent?) {
        let point = touch.location(in: self)
        gesture = .pressed(point)
        guard isFirstResponder else { return }
        clearsSecretOnInsertion = false
        interaction.press(
            at: point, clicks: touch.tapCount, extending: event?.modifierFlags.contains(.shift) ?? false)
        if touch.tapCount > 1 { gesture = .selecting }
    }

    func pointerMoved(_ touch: UITouch) {
        let point = touch.location(in: self)
        if case .pressed(let start) = gesture {
            guard abs(point.x - start.x) > Self.slop else { return }
            guard becomeFirstResponder() else {
                gesture = .none
                return
            }
            interaction.press(at: start, clicks: 1, extending: false)
            gesture = .selecting
        }
        if case .selecting = gesture { interaction.drag(to: point) }
    }

    func pointerEnded(_ touch: UITouch?, _ event: UIEvent?) {
        defer {
            gesture = .none
            interaction.release()
        }
        guard case .pressed = gesture, let touch, isTouchInside, !isFirstResponder else { return }
        guard becomeFirstResponder() else { return }
        interaction.press(at: touch.location(in: self), clicks: 1, extending: false)
    }
}
