import Stage

extension UIView {
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
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

    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    // MARK: Entry points

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            AnimationGroup(
                duration: duration, delay: delay, pace: .curve(options.timingFunction), options: options,
                completion: completion), animations)
    }

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

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let saved = AnimationGroup.isEnabled
        AnimationGroup.isEnabled = false
        actionsWithoutAnimation()
        AnimationGroup.isEnabled = saved
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationGroup.isEnabled = enabled }

    public class var areAnimationsEnabled: Bool { AnimationGroup.isEnabled }

    public class var inheritedAnimationDuration: TimeInterval { AnimationGroup.current?.duration ?? 0 }

    /// Cross-dissolves from what the view shows to what it shows after `animations`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard AnimationGroup.isEnabled, duration > 0, view.window != nil,
            let picture = view.snapshotView(afterScreenUpdates: false), let parent = view.superview
        else {
            animations?()
            completion?(true)
            return
        }
        picture.frame = view.frame
        parent.insertSubview(picture, aboveSubview: view)
        performWithoutAnimation {
            animations?()
            view.layoutIfNeeded()
        }
        animate(
            withDuration: duration, delay: 0, options: options, animations: { picture.alpha = 0 },
            completion: { finished in
                picture.removeFromSuperview()
                completion?(finished)
            })
    }

    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let parent = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: parent, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    toView.frame = fromView.frame
                    parent.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    private class func run(_ group: AnimationGroup, _ animations: () -> Void) {
        guard AnimationGroup.isEnabled, group.duration > 0 || group.delay > 0 else {
            let saved = AnimationGroup.isEnabled
            AnimationGroup.isEnabled = false
            animations()
            AnimationGroup.isEnabled = saved
            group.completion?(true)
            return
        }
        let outer = AnimationGroup.current
        if let outer, !group.options.contains(.overrideInheritedDuration) { group.inherit(from: outer) }
        AnimationGroup.current = group
        animations()
        AnimationGroup.current = outer
        group.close()
    }

    /// What moves `layer` when `key` changes now: nothing outside of an animation block.
    static func animation(for layer: CALayer, key: String) -> (any CAAction)? {
        guard AnimationGroup.isEnabled, let group = AnimationGroup.current, layer.host != nil else { return nil }
        return group.makeAnimation(for: layer, key: key)
    }

    /// A picture of the view as it shows now; nil when it has no size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard !bounds.isEmpty else { return nil }
        if afterUpdates { layoutIfNeeded() }
        return SnapshotView(of: self)
    }
}

/// One call of `UIView.animate`: how it moves, and what runs when everything in it has come to rest.
@MainActor
package final class AnimationGroup {
    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
    }

    static var current: AnimationGroup?
    static var isEnabled = true
    /// Collects every animation that is made, while an interactive transition begins.
    static var recorder: TransitionScrubber?

    private(set) var duration: TimeInterval
    let delay: TimeInterval
    private(set) var pace: Pace
    let options: UIView.AnimationOptions
    let completion: ((Bool) -> Void)?
    private var running = 0
    private var isClosed = false
    private var allFinished = true

    init(
        duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.delay = delay
        self.pace = pace
        self.options = options
        self.completion = completion
    }

    /// An inner block moves with the outer one unless it says otherwise.
    func inherit(from outer: AnimationGroup) {
        duration = outer.duration
        if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
    }

    func makeAnimation(for layer: CALayer, key: String) -> CAAnimation? {
        guard let from = layer.presentationAnimatable(key) else { return nil }
        let animation = GroupAnimation(keyPath: key)
        animation.fromValue = from
        animation.duration = max(duration, 1e-4)
        switch pace {
        case .curve(let function): animation.timingFunction = function
        case .spring(let spring): animation.spring = spring
        }
        if delay > 0 {
            animation.beginTime = (layer.host?.now ?? 0) + delay
            animation.fillMode = .backwards
        }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        running += 1
        animation.stopped = { [self] finished in
            running -= 1
            if !finished { allFinished = false }
            finishIfDone()
        }
        Self.recorder?.add(animation, of: layer, key: key, from: from, delay: delay)
        return animation
    }

    func close() {
        isClosed = true
        if running == 0 {
            // Nothing changed: the completion still comes in a later turn of the run loop.
            guard completion != nil else { return }
            NextTurn.perform { self.finishIfDone() }
        }
    }

    private func finishIfDone() {
        guard isClosed, running == 0 else { return }
        completion?(allFinished)
    }
}

/// A picture of a view, kept as its recorded node.
@MainActor
private final class SnapshotView: UIView {
    private var node: RenderNode?

    init(of view: UIView) {
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        node = view.layer.recordCopy()
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        if let node { canvas.draw(node) }
    }
}
