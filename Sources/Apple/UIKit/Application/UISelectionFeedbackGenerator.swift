/// A tick, as of a wheel that turns. Has no effect; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells of a selection by haptic feedback. Has no effect: a desktop cannot give haptic feedback.
    open func selectionChanged() { play() }
}
