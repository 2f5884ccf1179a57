import QuartzCore

/// A pace by a damped spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In distances a second; of a change in one direction the horizontal part counts.
    public let initialVelocity: CGVector

    private enum Kind {
        /// It settles within the animator's duration.
        case ratio(CGFloat)
        /// It takes the time that physics gives it.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    private let kind: Kind

    /// The spring of the system's own transitions, which takes half a second.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that begins at rest; a ratio of 1 does not swing.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring by its damping ratio; the velocity is in ways to go a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(ratio)
        initialVelocity = velocity
    }

    /// Creates a spring by its physics; the velocity is in ways to go a second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
    }

    /// By the perceptual duration in seconds and the bounce, from -1 to 1.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let frequency = 2 * CGFloat.pi / CGFloat(max(duration, 1e-3))
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99))
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring that moves, and how long it does when an animator gives it `duration`.
    func spring(duration: TimeInterval) -> (Spring, TimeInterval) {
        switch kind {
        case .ratio(let ratio):
            let spring = Spring(
                duration: duration, dampingRatio: Double(ratio), initialVelocity: Double(initialVelocity.dx))
            return (spring, duration)
        case .physical(let mass, let stiffness, let damping):
            let spring = Spring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity.dx)
            return (spring, spring.settlingDuration)
        }
    }
}
