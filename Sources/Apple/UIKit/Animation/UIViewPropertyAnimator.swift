import QuartzCore
internal import SeamPrimitives
import Stage

/// Animates changes to views, and lets the animation be paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds, without the delay.
    public let duration: TimeInterval
    /// The time before it begins, in seconds.
    public private(set) var delay: TimeInterval = 0
    /// The pace.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Whether the animator has begun.
    open private(set) var state: UIViewAnimatingState = .inactive
    /// Whether it moves: it is neither paused nor at rest.
    open private(set) var isRunning = false
    /// Whether ``fractionComplete`` moves the views evenly, rather than by the timing curve.
    open var scrubsLinearly = true
    /// Whether it stays active at its end, so that it can be turned round.
    open var pausesOnCompletion = false
    /// Whether it may be paused and stopped.
    open var isInterruptible = true

    private let timeline = AnimatorTimeline()
    private var blocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var stoppedEntries: [AnimatorTimeline.Entry] = []
    private var options: UIView.AnimationOptions = []

    // MARK: Making

    /// Creates an animator with a pace of its own. The duration is in seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }

    /// Creates an animator that takes no time.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator that stands still until it is started.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that stands still until it is started.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that stands still until it is started.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs already.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = make(duration: duration, curve: UICubicTimingParameters(animationCurve: curve))
        animator.options = options
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: self)
    }

    /// Subclasses that add no initialiser of their own inherit this one.
    private class func make(duration: TimeInterval, curve: UICubicTimingParameters) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    }

    // MARK: What it animates

    /// Adds changes to animate, also while the animator runs.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after `delayFactor`, from 0 to 1, of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(state != .stopped, "UIViewPropertyAnimator: animations cannot be added to a stopped animator")
        if state == .inactive {
            blocks.append((animation, delayFactor))
        } else {
            perform(animation, delayFactor: delayFactor)
        }
    }

    /// Adds a block to call when the animator has come to rest.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        let continuation = TraceContinuation("animation")
        completions.append(
            continuation.isNeeded ? { position in continuation { completion(position) } } : completion)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        timeline.reset()
        let blocks = blocks
        self.blocks = []
        for block in blocks { perform(block.animation, delayFactor: block.delayFactor) }
    }

    private func perform(_ animation: () -> Void, delayFactor: CGFloat) {
        guard UIView.areAnimationsEnabled else { return animation() }
        let progress = min(1, max(0, timeline.progress))
        timeline.entryStart = progress + (1 - progress) * Double(min(1, max(0, delayFactor)))
        let group = AnimationGroup(
            duration: duration, delay: 0, pace: .curve(CAMediaTimingFunction(name: .linear)), options: options,
            completion: nil)
        group.animator = timeline
        let outer = AnimationGroup.current
        AnimationGroup.current = group
        animation()
        AnimationGroup.current = outer
        group.close()
    }

    // MARK: Running

    /// Begins, or goes on after a pause.
    open func startAnimation() { start(after: 0) }

    /// Begins after a time in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        start(after: delay)
    }

    private func start(after delay: TimeInterval) {
        precondition(state != .stopped, "UIViewPropertyAnimator: a stopped animator must be finished first")
        guard !isRunning else { return }
        activate()
        run(nil, durationFactor: 0, delay: delay)
    }

    /// Stops where it is, so that ``fractionComplete`` can be set.
    open func pauseAnimation() {
        precondition(state != .stopped, "UIViewPropertyAnimator: a stopped animator cannot be paused")
        guard isInterruptible else { return }
        activate()
        isRunning = false
        timeline.hold()
    }

    /// Goes on from where it was paused.
    /// - Parameters:
    ///   - parameters: the pace of the rest; nil goes on by the animator's own.
    ///   - durationFactor: the time for the rest as a share of ``duration``; 0 for the time that was left.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        guard state == .active, !isRunning else { return }
        run(parameters, durationFactor: Double(durationFactor), delay: 0)
    }

    private func run(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double, delay: Double) {
        let from = timeline.progress
        let target: Double = isReversed ? 0 : 1
        let curve: (Double) -> Double
        var length: Double
        if parameters == nil, let function = timingParameters?.cubicTimingParameters?.timingFunction {
            // The rest of the animator's own curve, forwards or backwards.
            let time = function.time(for: from)
            let left = abs(target - time)
            length = durationFactor > 0 ? duration * durationFactor : duration * left
            curve = { $0 >= 1 ? target : function.value(at: time + (target - time) * $0) }
        } else {
            let pace = parameters ?? timingParameters
            length = duration * (durationFactor > 0 ? durationFactor : abs(target - from))
            if let function = pace?.cubicTimingParameters?.timingFunction {
                curve = { $0 >= 1 ? target : from + (target - from) * function.value(at: $0) }
            } else {
                let (spring, time) = (pace?.springTimingParameters ?? UISpringTimingParameters()).spring(
                    duration: length)
                length = from == target ? 0 : time
                curve = { $0 >= 1 ? target : from + (target - from) * spring.value(at: $0 * time) }
            }
        }
        isRunning = true
        timeline.move(after: delay, length: length, curve: curve) { [self] in arrived() }
    }

    private func arrived() {
        isRunning = false
        if pausesOnCompletion { return }
        finish(at: isReversed ? .start : .end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        timeline.end(at: position)
        timeline.reset()
        state = .inactive
        isRunning = false
        let calls = completions
        completions = []
        for call in calls { call(position) }
    }

    /// Stops where it is. Without finishing nothing more happens; otherwise ``finishAnimation(at:)`` is to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible else { return }
        stoppedEntries = timeline.entries.filter(\.isCurrent)
        timeline.hold()
        timeline.end(at: .current)
        isRunning = false
        if withoutFinishing {
            stoppedEntries = []
            completions = []
            timeline.reset()
            state = .inactive
        } else {
            state = .stopped
        }
    }

    /// Ends an animator that was stopped: the views get the values of `finalPosition`, and the completions run.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "UIViewPropertyAnimator: only a stopped animator can be finished")
        timeline.settle(at: finalPosition, stoppedEntries)
        stoppedEntries = []
        finish(at: finalPosition)
    }

    // MARK: Scrubbing

    /// How much of the way is done, in the direction it goes: it turns round with ``isReversed``.
    open var fractionComplete: CGFloat {
        get {
            var progress = timeline.progress
            if !scrubsLinearly, let function = timingParameters?.cubicTimingParameters?.timingFunction {
                progress = function.time(for: progress)
            }
            return CGFloat(isReversed ? 1 - progress : progress)
        }
        set {
            guard state != .stopped else { return }
            activate()
            isRunning = false
            var progress = min(1, max(0, Double(newValue)))
            if isReversed { progress = 1 - progress }
            if !scrubsLinearly, let function = timingParameters?.cubicTimingParameters?.timingFunction {
                progress = function.value(at: progress)
            }
            timeline.hold(at: progress)
        }
    }

    /// Whether it runs back to where it began.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            timeline.hold()
            run(nil, durationFactor: 0, delay: 0)
        }
    }
}
