/// A tick, as of a wheel that turns. Has no effect; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells of a selection by a knock. Has no effect: machines do not knock.
    open func selectionChanged() { play() }
}
