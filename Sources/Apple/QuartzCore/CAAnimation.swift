public import CoreGraphics
public import Foundation

/// Whether an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only while it runs.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its last value stays after it ends.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value shows before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Before it begins and after it ends.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Hears when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended; false says that it was removed first.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that Core Animation runs when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
    /// Carries out the action, for a key of an object.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The part that every animation has: its timing.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
    /// The length of one run, in seconds; 0, the default, takes the transaction's.
    public var duration: CFTimeInterval = 0
    /// When the animation begins, on the layer's clock, in seconds; 0, the default, is at once.
    public var beginTime: CFTimeInterval = 0
    /// How far into its run the animation begins, in seconds. 0 by default.
    public var timeOffset: CFTimeInterval = 0
    /// How fast its time passes beside the layer's. 1 by default.
    public var speed: Float = 1
    /// How often it runs; 0, the default, is once.
    public var repeatCount: Float = 0
    /// How many frames a second are wanted. Has no effect: every frame shows it.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// How long it goes on running, in seconds; 0, the default, leaves that to ``repeatCount``.
    public var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one backwards. False by default.
    public var autoreverses = false
    /// Only while it runs.
    public var fillMode: CAMediaTimingFillMode = .removed
    /// How progress is spread over a run; nil is even.
    public var timingFunction: CAMediaTimingFunction?
    /// Kept by the animation, as in Core Animation.
    public var delegate: (any CAAnimationDelegate)?
    /// Whether it is removed from the layer when it ends. True by default.
    public var isRemovedOnCompletion = true

    /// Called once when the animation has run (true) or was taken away before (false).
    package var stopped: ((Bool) -> Void)?
    /// When it began, on the clock of the layer's host; nil before its first frame.
    package var startTime: CFTimeInterval?
    package var didStart = false
    /// The source of the animation's progress, in place of time.
    package var control: (any AnimationControl)?
    /// The control's progress at which the animation begins.
    package var controlStart = 0.0
    /// What an app keeps with the animation by keys of its own.
    var keptValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The duration that is used when none is set.
    var effectiveDuration: CFTimeInterval {
        duration > 0 ? duration : CATransaction.animationDuration()
    }

    /// The whole time it takes, repetitions included; infinite when it never ends.
    var activeDuration: CFTimeInterval {
        if control != nil { return .infinity }
        let cycle = effectiveDuration * (autoreverses ? 2 : 1)
        let total: CFTimeInterval
        if repeatDuration > 0 {
            total = repeatDuration
        } else {
            total = cycle * CFTimeInterval(repeatCount > 0 ? repeatCount : 1 as Float)
        }
        return speed > 0 ? total / CFTimeInterval(speed) : .infinity
    }

    /// The progress after `elapsed` seconds, before the property's interpolation; nil when it has no effect then.
    func progress(elapsed: CFTimeInterval) -> Double? {
        if let control {
            let progress = control.progress
            if controlStart >= 1 { return progress >= 1 ? 1 : 0 }
            return progress <= controlStart && controlStart > 0 ? 0 : (progress - controlStart) / (1 - controlStart)
        }
        if elapsed < 0 { return fillMode == .backwards || fillMode == .both ? timed(0) : nil }
        let active = activeDuration
        var local = elapsed * CFTimeInterval(speed) + timeOffset
        if elapsed >= active {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            local = active * CFTimeInterval(speed)
            // The end of a whole number of cycles is the end of the last, not the start of the next.
            let cycles = local / (effectiveDuration * (autoreverses ? 2 : 1))
            if cycles == cycles.rounded() { return timed(autoreverses ? 0 : 1) }
        }
        let duration = effectiveDuration
        guard duration > 0 else { return 1 }
        let cycle = (local / duration).rounded(.down)
        var share = local / duration - cycle
        if autoreverses, cycle.truncatingRemainder(dividingBy: 2) == 1 { share = 1 - share }
        return timed(share)
    }

    func timed(_ share: Double) -> Double {
        timingFunction?.value(at: share) ?? share
    }

    /// Changes `state` to what it is after `elapsed` seconds.
    func apply(to state: inout LayerState, elapsed: CFTimeInterval) {}
}

/// An animation of one property, named by its key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The property that is animated.
    public var keyPath: String?
    /// Whether values are added to the layer's. False by default.
    public var isAdditive = false
    /// Whether each run begins where the one before ended. Has no effect.
    public var isCumulative = false

    public override init() {
        super.init()
    }

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// From one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; nil takes the layer's, or what the others say.
    public var fromValue: Any?
    /// The last value; nil takes the layer's, or what the others say.
    public var toValue: Any?
    /// The difference between the first and the last value.
    public var byValue: Any?

    override func apply(to state: inout LayerState, elapsed: CFTimeInterval) {
        guard let keyPath, let progress = progress(elapsed: elapsed), let current = state.value(for: keyPath) else {
            return
        }
        let from = fromValue.flatMap(AnimatableValue.init)
        let to = toValue.flatMap(AnimatableValue.init)
        let by = byValue.flatMap(AnimatableValue.init)
        let start: AnimatableValue
        let end: AnimatableValue
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.adding(by.negated), to)
        case (let from?, nil, nil): (start, end) = (from, isAdditive ? from.zero : current)
        case (nil, let to?, nil): (start, end) = (current, to)
        case (nil, nil, let by?): (start, end) = (current, current.adding(by))
        case (nil, nil, nil): return
        }
        let value = start.interpolated(to: end, progress)
        state.setValue(isAdditive ? current.adding(value) : value, for: keyPath)
    }
}

/// A basic animation whose pace is a damped spring's.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring. 1 by default.
    public var mass: CGFloat = 1
    /// The stiffness of the spring. 100 by default.
    public var stiffness: CGFloat = 100
    /// The damping of the spring. 10 by default.
    public var damping: CGFloat = 10
    /// The speed at the beginning, in whole distances a second. 0 by default.
    public var initialVelocity: CGFloat = 0

    /// The time until the spring stays within a thousandth of its rest.
    public var settlingDuration: CFTimeInterval {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        return spring.settlingDuration
    }

    override func timed(_ share: Double) -> Double {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        return spring.value(at: share * effectiveDuration)
    }
}

/// Several animations with one timing.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The animations that share the group's time.
    public var animations: [CAAnimation]?

    override func apply(to state: inout LayerState, elapsed: CFTimeInterval) {
        guard let progress = progress(elapsed: elapsed) else { return }
        for animation in animations ?? [] {
            let time = progress * effectiveDuration - animation.beginTime
            animation.apply(to: &state, elapsed: time)
        }
    }
}

/// The animation of one property by `UIView.animate`: towards the model's value, by a curve or a spring.
@MainActor
package final class GroupAnimation: CABasicAnimation {
    package var spring: Spring?

    override func timed(_ share: Double) -> Double {
        guard let spring else { return super.timed(share) }
        return share >= 1 ? 1 : spring.value(at: share * effectiveDuration)
    }
}
