/// A knock, as of two things that meet. Has no effect; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public convenience override init() { self.init(style: .medium) }

    public init(style: FeedbackStyle) {
        super.init()
    }

    open func impactOccurred() { play() }

    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) { play() }
}
