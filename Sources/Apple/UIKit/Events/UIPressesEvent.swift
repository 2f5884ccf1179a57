/// The keys that are held down, and what happened to them.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    public internal(set) var allPresses: Set<UIPress> = []

    /// Returns the presses that a recogniser gets.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        gesture.view.map { view in allPresses.filter { $0.responder?.isInside(view) ?? false } } ?? []
    }
}
