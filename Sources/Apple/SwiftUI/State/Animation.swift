/// How a change is spread over time.
public struct Animation: Equatable, Sendable {
    enum Curve: Equatable, Sendable { case linear, easeIn, easeOut, easeInOut, spring(damping: Double) }

    var curve: Curve
    /// In seconds.
    var duration: Double
    var wait: Double = 0

    /// As of iOS 17 a spring without bounce, of half a second.
    public static let `default` = spring
    /// At an even pace.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at the beginning.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the end.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at both ends.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// As a spring moves, without bounce.
    public static var spring: Animation { spring() }

    /// At an even pace.
    public static func linear(duration: Double) -> Animation { Animation(curve: .linear, duration: duration) }
    /// Slow at the beginning.
    public static func easeIn(duration: Double) -> Animation { Animation(curve: .easeIn, duration: duration) }
    /// Slow at the end.
    public static func easeOut(duration: Double) -> Animation { Animation(curve: .easeOut, duration: duration) }
    /// Slow at both ends.
    public static func easeInOut(duration: Double) -> Animation { Animation(curve: .easeInOut, duration: duration) }

    /// A spring that takes `response` seconds. It does not overshoot if `dampingFraction` is 1.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 1, blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: .spring(damping: dampingFraction), duration: response)
    }

    /// The same, begun later by so many seconds.
    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.wait += delay
        return copy
    }

    /// The same, so many times as fast.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.duration /= max(speed, 0.001)
        copy.wait /= max(speed, 0.001)
        return copy
    }

    @MainActor func run(_ changes: @escaping () -> Void) {
        switch curve {
        case .spring(let damping):
            UIView.animate(
                withDuration: duration, delay: wait, usingSpringWithDamping: damping, initialSpringVelocity: 0,
                options: .allowUserInteraction, animations: changes, completion: nil)
        case .linear: animate(.curveLinear, changes)
        case .easeIn: animate(.curveEaseIn, changes)
        case .easeOut: animate(.curveEaseOut, changes)
        case .easeInOut: animate(.curveEaseInOut, changes)
        }
    }

    @MainActor private func animate(_ options: UIView.AnimationOptions, _ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration, delay: wait, options: [options, .allowUserInteraction], animations: changes,
            completion: nil)
    }
}
