import Stage

extension UIView {
    /// How changes are animated.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Has no effect: call `layoutIfNeeded()` in the block to have layout animated.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Has no effect: views that move take touches.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Has no effect: an animation begins at what shows.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Repeats without end.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs back and forth; with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// The settings of a surrounding animation are not taken over.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// The settings of a surrounding animation are not taken over.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        /// Views draw themselves anew during a transition.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        /// Hides and shows the views of a transition, in place of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        /// The settings of a surrounding animation are not taken over.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

        /// Slow at both ends. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same pace throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The transition `FlipFromLeft`.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The transition `FlipFromRight`.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The transition `CurlUp`.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The transition `CurlDown`.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from one to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The transition `FlipFromTop`.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// As many frames a second as the system likes. What is wished has no effect: every frame shows the animation.
        public static let preferredFramesPerSecondDefault = AnimationOptions([])
        /// 60 frames a second. Has no effect: every frame shows the animation.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 frames a second. Has no effect: every frame shows the animation.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// The transition `FlipFromBottom`.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var timingFunction: CAMediaTimingFunction {
            switch rawValue >> 16 & 0xF {
            case 1: CAMediaTimingFunction(name: .easeIn)
            case 2: CAMediaTimingFunction(name: .easeOut)
            case 3: CAMediaTimingFunction(name: .linear)
            default: CAMediaTimingFunction(name: .easeInEaseOut)
            }
        }
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends, slow at the beginning, slow at the end, or even.
        case easeInOut, easeIn, easeOut, linear
    }

    // MARK: Entry points

    /// Animates the changes that `animations` makes. The duration is in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes of views made in a block. The completion block gets false if the animation was cut short.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes of views made in a block. The completion block gets false if the animation was cut short.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            AnimationGroup(
                duration: duration, delay: delay, pace: .curve(options.timingFunction), options: options,
                completion: completion), animations)
    }

    /// Animates changes of views made in a block. The completion block gets false if the animation was cut short.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        run(
            AnimationGroup(
                duration: duration, delay: delay, pace: .spring(spring), options: options, completion: completion),
            animations)
    }

    /// iOS 17's form: a spring by its perceptual duration and bounce.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let stiffness = pow(2 * .pi / duration, 2)
        let damping = (1 - Double(bounce)) * 4 * .pi / duration
        let spring = Spring(
            mass: 1, stiffness: CGFloat(stiffness), damping: CGFloat(damping), initialVelocity: initialSpringVelocity)
        run(
            AnimationGroup(
                duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options,
                completion: completion), animations)
    }

    /// Makes changes that are not animated, whatever is around.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let saved = AnimationGroup.isEnabled
        AnimationGroup.isEnabled = false
        actionsWithoutAnimation()
        AnimationGroup.isEnabled = saved
    }

    /// Says whether changes are animated at all. Where they are not, completions are called at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationGroup.isEnabled = enabled }

    /// Whether changes are animated at all. True by default.
    public class var areAnimationsEnabled: Bool { AnimationGroup.isEnabled }

    /// The duration of the animation block that runs, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationGroup.current?.duration ?? 0 }

    class func run(_ group: AnimationGroup, _ animations: () -> Void) {
        let outer = AnimationGroup.current
        if let outer, !group.options.contains(.overrideInheritedDuration) { group.inherit(from: outer) }
        guard AnimationGroup.isEnabled, group.duration > 0 || group.delay > 0 else {
            let saved = AnimationGroup.isEnabled
            AnimationGroup.isEnabled = false
            animations()
            AnimationGroup.isEnabled = saved
            group.completion?(true)
            return
        }
        AnimationGroup.current = group
        animations()
        AnimationGroup.current = outer
        group.close()
    }

    /// The animation for a change of `key` of `layer` now: none outside of an animation block.
    static func animation(for layer: CALayer, key: String) -> (any CAAction)? {
        guard AnimationGroup.isEnabled, let group = AnimationGroup.current, layer.host != nil else { return nil }
        return group.makeAction(for: layer, key: key)
    }
}
