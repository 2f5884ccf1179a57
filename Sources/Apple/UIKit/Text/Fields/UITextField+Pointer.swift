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
        interaction.touchBegins(touch)
        guard isFirstResponder else { return }
        // What is selected stays, for the menu.
        if touch.isSecondary, interaction.editor.selection.length > 0 { return }
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
        guard let touch, isTouchInside else { return }
        if case .pressed = gesture, !isFirstResponder {
            let shows = interaction.isLongPress(touch) || touch.isSecondary
            guard becomeFirstResponder() else { return }
            interaction.press(at: touch.location(in: self), clicks: 1, extending: false)
            guard shows else { return }
        }
        if case .selecting = gesture {
            interaction.touchEnds(touch, moved: touch.tapCount == 1)
        } else {
            interaction.touchEnds(touch, moved: false)
        }
    }
}
