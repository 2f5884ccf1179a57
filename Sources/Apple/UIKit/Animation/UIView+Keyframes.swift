import Stage

extension UIView {
    /// Options of an animation with key frames.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out with the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Views take touches while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        /// The animation begins at what shows now.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// The animation repeats without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Each run is followed by one backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// The settings of a surrounding animation are not taken over.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        /// The settings of a surrounding animation are not taken over.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)

        /// Values between key frames lie on straight lines.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Values jump from key frame to key frame.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Values move at an even pace.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Values lie on a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Values lie on a smooth curve, at an even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        static let modes: UInt = 7 << 10

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue & Self.modes {
            case 1 << 10: .discrete
            case 2 << 10: .paced
            case 3 << 10: .cubic
            case 4 << 10: .cubicPaced
            default: .linear
            }
        }
    }

    /// Animates the keyframes that `animations` adds, and whatever else it changes over the whole time.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            KeyframeGroup(duration: duration, delay: delay, options: options, completion: completion), animations)
    }

    /// Within `animateKeyframes`: what changes in a part of its time. Both times are shares of the whole, from 0 to 1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let group = AnimationGroup.current as? KeyframeGroup else { return animations() }
        group.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
    }

    /// Within `animate`: lets what `animations` changes run several times.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        let group = AnimationGroup.current
        let outer = group?.repetition
        group?.repetition = (Float(count), autoreverses)
        animations()
        group?.repetition = outer
    }

    /// Animations of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// The views vanish, and are removed from their superviews at the end.
        case delete
    }

    /// Runs one of the system's animations on views, with animations of one's own beside it.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let before = views.map { ($0, $0.transform, $0.alpha) }
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, transform, alpha) in before {
                view.removeFromSuperview()
                (view.transform, view.alpha) = (transform, alpha)
            }
            completion?(finished)
        }
    }
}
