/// A knock, as of two things that meet. Has no effect; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How strong a knock is.
    public enum FeedbackStyle: Int, Sendable {
        /// The kinds of knocks.
        case light, medium, heavy, soft, rigid
    }

    public convenience override init() { self.init(style: .medium) }

    /// Creates a generator of knocks.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Gives haptic feedback. Has no effect: a desktop cannot.
    open func impactOccurred() { play() }

    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) { play() }
}
