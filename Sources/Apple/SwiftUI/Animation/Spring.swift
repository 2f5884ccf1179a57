public import Foundation
import QuartzCore

/// The laws by which a spring moves.
public struct Spring: Hashable, Sendable {
    /// The mass at the end of the spring.
    public let mass: Double
    /// The force for each point, so to speak, by which the spring is drawn out.
    public let stiffness: Double
    /// The force that slows it.
    public let damping: Double

    /// Creates a spring from what it is made of. One that is damped more strongly than it needs to come to rest is taken
    /// as one that just is, unless `allowOverDamping`.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        let most = 2 * (stiffness * mass).squareRoot()
        self.damping = allowOverDamping ? damping : min(damping, most)
    }

    /// Creates a spring that takes about so many seconds, and overshoots the more the nearer `bounce` is to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Creates a spring of a period in seconds, which does not overshoot if `dampingRatio` is 1.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-6)
        self.init(
            stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowOverDamping: true)
    }

    /// Creates a spring that has come to rest after so many seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        let unit = Spring(response: 1, dampingRatio: ratio).settlingDuration
        self.init(response: settlingDuration / unit, dampingRatio: ratio)
    }

    /// A spring without bounce.
    public static var smooth: Spring { Spring() }
    /// A spring with a small bounce.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// A spring with a large bounce.
    public static var bouncy: Spring { Spring(bounce: 0.3) }

    /// The period, in seconds.
    public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
    /// How strongly the spring is damped; it does not overshoot from 1 on.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// About how long it takes, in seconds.
    public var duration: TimeInterval { response }
    /// How far it overshoots, from 0 to 1; less than 0 where it is slow to come to rest.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// When it stays within a thousandth of its rest, in seconds.
    public var settlingDuration: TimeInterval { physics(0).settlingDuration }

    private func physics(_ velocity: Double) -> QuartzCore.Spring {
        QuartzCore.Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }

    /// How far something is on its way from 0 to `target` after so many seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        // The ways of the target and of the velocity are those of two springs, which add up.
        let rested = physics(0).value(at: time)
        let pushed = physics(1).value(at: time) - rested
        return target.scaled(by: rested) + initialVelocity.scaled(by: pushed)
    }

    /// How fast something is on its way from 0 to `target` after so many seconds, a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-4
        let from = max(time - step, 0)
        let before = value(target: target, initialVelocity: initialVelocity, time: from)
        let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
        return (after - before).scaled(by: 1 / (time + step - from))
    }
}
