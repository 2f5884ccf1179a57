/// An animation that is being put together between `beginAnimations` and `commitAnimations`.
@MainActor
private final class AnimationDraft {
    static var stack: [AnimationDraft] = []

    let name: String?
    let context: UnsafeMutableRawPointer?
    var duration = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var group: AnimationGroup?
    let outer = AnimationGroup.current

    init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
        self.name = name
        self.context = context
    }

    /// The group with what is set so far. Those changes that were made before a setting keep what was set before them.
    func renew() {
        group?.close()
        let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        let group = AnimationGroup(
            duration: duration, delay: delay, pace: .curve(options.timingFunction), options: options, completion: nil)
        if repeatCount > 0 || autoreverses { group.repetition = (max(repeatCount, 1), autoreverses) }
        self.group = group
        AnimationGroup.current = group
    }
}

/// Animations without blocks, as they were before iOS 4. Their changes are those between two calls.
extension UIView {
    /// Begins an animation: changes are animated until ``commitAnimations()``. Settings come before the changes.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let draft = AnimationDraft(animationID, context)
        AnimationDraft.stack.append(draft)
        draft.renew()
    }

    /// Ends an animation, which runs from then on.
    public class func commitAnimations() {
        guard let draft = AnimationDraft.stack.popLast() else { return }
        AnimationGroup.current = draft.outer
        draft.group?.close()
        guard let delegate = draft.delegate else { return }
        let (name, context) = (draft.name, draft.context)
        if let willStart = draft.willStart {
            _ = SelectorTable.send(willStart, to: delegate, name, context.map { $0 as Any })
        }
        guard let didStop = draft.didStop else { return }
        let runs = max(Double(draft.repeatCount), 1) * (draft.autoreverses ? 2 : 1)
        guard runs.isFinite else { return }
        let length = AnimationGroup.isEnabled ? draft.delay + draft.duration * runs : 0
        DispatchQueue.main.asyncAfter(deadline: .now() + length) { [weak delegate] in
            guard let delegate else { return }
            _ = SelectorTable.send(didStop, to: delegate, name, NSNumber(value: true))
        }
    }

    private class func set(_ change: (AnimationDraft) -> Void) {
        guard let draft = AnimationDraft.stack.last else { return }
        change(draft)
        draft.renew()
    }

    /// Sets how long the animation takes, in seconds. 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) { set { $0.duration = duration } }
    /// Sets after how many seconds it begins. 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { set { $0.delay = delay } }
    /// Sets its pace. Slow at both ends by default.
    public class func setAnimationCurve(_ curve: AnimationCurve) { set { $0.curve = curve } }
    /// Sets how often it runs. Once by default.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { set { $0.repeatCount = repeatCount } }
    /// Sets whether it runs back as well. False by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        set { $0.autoreverses = repeatAutoreverses }
    }
    /// Has no effect: an animation begins at what shows.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Sets who hears of it; held weakly.
    public class func setAnimationDelegate(_ delegate: Any?) {
        AnimationDraft.stack.last?.delegate = delegate as AnyObject?
    }
    /// Sets what the delegate is told when the animation begins: a method with the name and the context.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationDraft.stack.last?.willStart = selector }
    /// Sets what the delegate is told when the animation is over: a method with the name, whether it came to its end, and the
    /// context.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationDraft.stack.last?.didStop = selector }
}
