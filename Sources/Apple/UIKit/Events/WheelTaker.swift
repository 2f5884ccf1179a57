package import Stage

/// A view of a library that does something of its own with the wheel or the touchpad, as maps do.
@preconcurrency @MainActor
package protocol WheelTaker: UIView {
    /// Returns whether the event was for it.
    func takeWheel(_ event: ScrollEvent) -> Bool
}

extension UIView {
    /// Gives the event to the view, if it takes any, or to what is around it.
    func passScroll(_ event: ScrollEvent) -> Bool {
        if let taker = self as? any WheelTaker, taker.takeWheel(event) { return true }
        return superview?.handleScroll(event) ?? false
    }
}
