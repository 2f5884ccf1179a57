public import Foundation

extension Animation {
    /// A spring that was not at rest: the animations of the same value before it go on and add up, on iOS. Here the
    /// last one takes over.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring as physics tells of it.
    ///
    /// - Parameter initialVelocity: How fast it moves at first, in parts of the whole way a second. Has no effect.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        spring(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
    }

    /// A spring that takes so many seconds, and overshoots the more the nearer `bounce` is to 1.
    ///
    /// - Parameter initialVelocity: How fast it moves at first, in parts of the whole way a second. Has no effect.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

    /// A spring.
    ///
    /// - Parameter initialVelocity: How fast it moves at first, in parts of the whole way a second. Has no effect.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        self.spring(spring)
    }

    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(curve: .spring(damping: 1 - spring.bounce), duration: spring.response)
    }
}
