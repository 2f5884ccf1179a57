/// A view that may keep its touches from the recognisers of the views around it.
@preconcurrency @MainActor
package protocol TouchKeeper: UIView {
    /// Whether a recogniser of a view around this one must leave its touches alone.
    func prevents(_ recognizer: UIGestureRecognizer) -> Bool
}
