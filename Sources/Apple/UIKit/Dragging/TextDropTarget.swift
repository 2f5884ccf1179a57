/// A view that takes dropped text without an interaction of the app's.
@preconcurrency @MainActor
package protocol TextDropTarget: UIView {
    /// Whether text may be dropped now.
    var takesDroppedText: Bool { get }
    /// Puts text where it was dropped, in the view's coordinates.
    func insertDropped(_ text: String, at point: CGPoint)
}
