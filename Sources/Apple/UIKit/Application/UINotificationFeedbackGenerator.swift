/// The feel of success or failure. Has no effect; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of news.
    public enum FeedbackType: Int, Sendable {
        /// Something went well, may go wrong, or went wrong.
        case success, warning, error
    }

    /// Tells of news by haptic feedback. Has no effect: a desktop cannot give haptic feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) { play() }
}
