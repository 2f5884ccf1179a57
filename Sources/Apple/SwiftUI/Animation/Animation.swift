/// How a change is spread over time.
public struct Animation: Equatable, Sendable {
    enum Curve: Equatable, Sendable {
        case linear, easeIn, easeOut, easeInOut, spring(damping: Double)
        /// By the two control points of a cubic curve from (0, 0) to (1, 1).
        case cubic(CGPoint, CGPoint)
    }

    var curve: Curve
    /// In seconds.
    var duration: Double
    var wait: Double = 0
    var repetition: Repetition?

    /// How often an animation is run.
    struct Repetition: Equatable, Sendable {
        var count: Double
        var reverses: Bool
    }

    /// As of iOS 17 a spring without bounce, of half a second.
    public static let `default` = spring(duration: 0.5)
    /// At an even pace.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at the beginning.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the end.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at both ends.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// As a spring moves, without bounce.
    public static var spring: Animation { spring(duration: 0.5) }

    /// At an even pace.
    public static func linear(duration: Double) -> Animation { Animation(curve: .linear, duration: duration) }
    /// Slow at the beginning.
    public static func easeIn(duration: Double) -> Animation { Animation(curve: .easeIn, duration: duration) }
    /// Slow at the end.
    public static func easeOut(duration: Double) -> Animation { Animation(curve: .easeOut, duration: duration) }
    /// Slow at both ends.
    public static func easeInOut(duration: Double) -> Animation { Animation(curve: .easeInOut, duration: duration) }

    /// A spring that takes `response` seconds. It does not overshoot if `dampingFraction` is 1.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 1, blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: .spring(damping: dampingFraction), duration: response)
    }

    /// A spring that takes so many seconds, and overshoots the more the nearer `bounce` is to 1.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(curve: .spring(damping: min(max(1 - bounce, 0.01), 1)), duration: duration)
    }

    /// A spring that a finger moves: quick, and almost without overshooting.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(curve: .spring(damping: dampingFraction), duration: response)
    }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring with a small bounce.
    public static var snappy: Animation { snappy() }
    /// A spring with a large bounce.
    public static var bouncy: Animation { bouncy() }
    /// A spring that a finger moves.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring without bounce, but for what is added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a small bounce, and what is added.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a large bounce, and what is added.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
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

    /// The same, so many times over; each second time backwards, if it is to go back.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetition = Repetition(count: Double(max(repeatCount, 1)), reverses: autoreverses)
        return copy
    }

    /// The same, over and over; each second time backwards, if it is to go back.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetition = Repetition(count: .infinity, reverses: autoreverses)
        return copy
    }

    /// Makes changes of views with the animation, whatever animation there is around.
    @MainActor func run(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        var options: UIView.AnimationOptions = [
            .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
        ]
        var body = changes
        if let repetition, repetition.count.isFinite {
            // A view goes there and back in one run of UIKit's.
            let count = repetition.reverses ? repetition.count / 2 : repetition.count
            body = {
                UIView.modifyAnimations(
                    withRepeatCount: count, autoreverses: repetition.reverses, animations: changes)
            }
        } else if let repetition {
            options.insert(.repeat)
            if repetition.reverses { options.insert(.autoreverse) }
        }
        switch curve {
        case .spring(let damping):
            UIView.animate(
                springDuration: duration, bounce: 1 - damping, delay: wait, options: options, animations: body,
                completion: { _ in completion?() })
            return
        case .linear: options.insert(.curveLinear)
        case .easeIn: options.insert(.curveEaseIn)
        case .easeOut: options.insert(.curveEaseOut)
        case .easeInOut: break
        case .cubic(let first, let second):
            // UIKit's animations by options have no curves of an app's own; one that repeats goes by the default curve.
            guard repetition == nil else { break }
            let animator = UIViewPropertyAnimator(duration: duration, controlPoint1: first, controlPoint2: second)
            animator.addAnimations(body)
            if let completion { animator.addCompletion { _ in completion() } }
            return animator.startAnimation(afterDelay: wait)
        }
        UIView.animate(
            withDuration: duration, delay: wait, options: options, animations: body,
            completion: { _ in completion?() })
    }
}
