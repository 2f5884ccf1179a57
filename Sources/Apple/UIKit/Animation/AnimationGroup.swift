internal import SeamPrimitives
import Stage

/// One call of `UIView.animate`: how it moves, and what runs when everything in it has come to rest.
@MainActor
package class AnimationGroup {
    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
    }

    static var current: AnimationGroup?
    static var isEnabled = true
    /// Collects every animation that is made, while an interactive transition begins.
    static var recorder: (any AnimationRecorder)?

    private(set) var duration: TimeInterval
    let delay: TimeInterval
    private(set) var pace: Pace
    let options: UIView.AnimationOptions
    let completion: ((Bool) -> Void)?
    /// The settings that `UIView.modifyAnimations` applies to animations made within it.
    var repetition: (count: Float, autoreverses: Bool)?
    /// The animator that the group is driven by, directly or through an outer group.
    var animator: AnimatorTimeline?
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
        let continuation = TraceContinuation("animation")
        self.completion = completion.map { completion in
            continuation.isNeeded ? { finished in continuation { completion(finished) } } : completion
        }
        if options.contains(.repeat) { repetition = (.infinity, options.contains(.autoreverse)) }
    }

    /// An inner block moves with the outer one unless it says otherwise.
    func inherit(from outer: AnimationGroup) {
        duration = outer.duration
        if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
        animator = outer.animator
    }

    /// The action for a change of `key` of `layer` now.
    func makeAction(for layer: CALayer, key: String) -> (any CAAction)? {
        guard let from = layer.presentationAnimatable(key) else { return nil }
        let animation = GroupAnimation(keyPath: key)
        animation.fromValue = from
        switch pace {
        case .curve(let function): animation.timingFunction = function
        case .spring(let spring): animation.spring = spring
        }
        return prepare(animation, for: layer, key: key, from: from, oldValue: layer.modelAnimatable(key))
    }

    /// Gives an animation the group's timing, or the animator's.
    func prepare(
        _ animation: CAPropertyAnimation, for layer: CALayer, key: String, from: Any, oldValue: Any?
    ) -> any CAAction {
        Self.recorder?.add(animation, of: layer, key: key, from: from, delay: delay)
        animation.duration = max(duration, 1e-4)
        if delay > 0 {
            animation.beginTime = layer.convertTime(layer.host?.now ?? 0, from: nil) + delay
            animation.fillMode = .backwards
        }
        animation.repeatCount = repetition?.count ?? 0
        animation.autoreverses = repetition?.autoreverses ?? options.contains(.autoreverse)
        running += 1
        animation.stopped = { [self] finished in
            running -= 1
            if !finished { allFinished = false }
            finishIfDone()
        }
        guard let animator else { return animation }
        return AnimatorAction(timeline: animator, animation: animation, oldValue: oldValue)
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
