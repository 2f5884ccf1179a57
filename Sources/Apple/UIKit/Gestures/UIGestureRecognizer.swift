/// Recognises a gesture in the touches of its view.
///
/// A discrete gesture goes from possible to recognised or failed; a continuous one from possible over began and changed
/// to ended or cancelled, or to failed. When a gesture is recognised the others on the same touches fail, unless a
/// delegate lets them recognise together.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    private struct Action {
        weak var target: AnyObject?
        var selector: Selector
    }

    private var actions: [Action] = []
    private var closures: [(UIGestureRecognizer) -> Void] = []

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    public package(set) weak var view: UIView?
    open var isEnabled = true {
        didSet { if !isEnabled { cancel() } }
    }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = []
    open var name: String?
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    open var modifierFlags: UIKeyModifierFlags = []

    /// The touches that this recogniser follows.
    package var tracked: [UITouch] = []
    private var mustFail: [Weak] = []
    /// The gesture is recognised but waits for others to fail.
    private var heldState: State?
    package var sessionIsOver = false

    private struct Weak { weak var recognizer: UIGestureRecognizer? }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    public func addTarget(_ target: Any, action: Selector) {
        actions.append(Action(target: target as AnyObject, selector: action))
    }

    public func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll {
            (target == nil || $0.target === target as AnyObject) && (action == nil || $0.selector == action)
        }
    }

    /// For our own controls.
    package func onChange(_ body: @escaping (UIGestureRecognizer) -> Void) { closures.append(body) }

    // MARK: State

    private var storedState: State = .possible

    /// Subclasses set it as they recognise; setting it sends the actions.
    open var state: State {
        get { storedState }
        set { move(to: newValue) }
    }

    private func move(to new: State) {
        switch (storedState, new) {
        case (.possible, .began), (.possible, .ended):
            recognize(new)
        case (.possible, .failed), (.possible, .cancelled):
            storedState = .failed
            Self.didFail(self)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            storedState = new == .failed ? .cancelled : new
            send()
        case (_, .possible): storedState = .possible
        default: break
        }
    }

    private func recognize(_ new: State) {
        guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
            delegate?.gestureRecognizerShouldBegin(self) ?? true
        else {
            storedState = .failed
            Self.didFail(self)
            return
        }
        if Self.isPrevented(self) {
            storedState = .failed
            Self.didFail(self)
            return
        }
        if Self.mustWait(self) {
            heldState = new
            return
        }
        storedState = new
        Self.preventOthers(because: self)
        if cancelsTouchesInView { Self.cancelTouchesInViews(tracked) }
        send()
    }

    /// What this one waited for has failed.
    private func releaseHeld() {
        guard let held = heldState, !Self.mustWait(self) else { return }
        heldState = nil
        recognize(held)
        if sessionIsOver { finishSession() }
    }

    private func send() {
        for action in actions {
            guard let target = action.target else { continue }
            SelectorTable.send(action.selector, to: target, self)
        }
        for closure in closures { closure(self) }
    }

    private func cancel() {
        switch storedState {
        case .began, .changed: move(to: .cancelled)
        case .possible where !tracked.isEmpty: move(to: .failed)
        default: break
        }
        finishSession()
    }

    package func wasRemovedFromView() { cancel() }

    private func finishSession() {
        tracked = []
        heldState = nil
        sessionIsOver = false
        if storedState != .possible {
            storedState = .possible
        }
        reset()
        Self.active.removeAll { $0 === self }
    }

    // MARK: For subclasses

    open func reset() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func ignore(_ touch: UITouch, for event: UIEvent) { tracked.removeAll { $0 === touch } }
    // objc: canPreventGestureRecognizer:
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Time passed while touches are down; for gestures that wait.
    package func timePassed(to time: Double) {}

    /// Whether it waits for time to pass although no finger is down (between the taps of a double tap).
    package var isWaitingForTime: Bool { false }

    /// A tap, which controls keep to themselves.
    package var isTap: Bool { false }

    package func hoverMoved(isInside: Bool, at location: CGPoint, _ event: UIEvent) {}

    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        mustFail.append(Weak(recognizer: otherGestureRecognizer))
    }

    // MARK: Where

    open var numberOfTouches: Int { tracked.count }

    open func location(in view: UIView?) -> CGPoint {
        guard !tracked.isEmpty else { return lastCentroid(in: view) }
        let sum = tracked.reduce(CGPoint.zero) {
            let p = $1.location(in: view)
            return CGPoint(x: $0.x + p.x, y: $0.y + p.y)
        }
        return CGPoint(x: sum.x / CGFloat(tracked.count), y: sum.y / CGFloat(tracked.count))
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        tracked.indices.contains(touchIndex) ? tracked[touchIndex].location(in: view) : .zero
    }

    private var lastLocationInWindow = CGPoint.zero

    private func lastCentroid(in view: UIView?) -> CGPoint {
        view?.convert(lastLocationInWindow, from: nil) ?? lastLocationInWindow
    }

    // MARK: Dispatch

    /// Recognisers with touches or with something to wait for.
    private static var active: [UIGestureRecognizer] = []

    static var hasPending: Bool { !active.isEmpty }

    static func tick(at time: Double) {
        for recognizer in active { recognizer.timePassed(to: time) }
        settle()
    }

    static func hover(from old: UIView?, to new: UIView?, at location: CGPoint, event: UIEvent) {
        func all(_ view: UIView?) -> [UIGestureRecognizer] {
            sequence(first: view, next: { $0?.superview }).compactMap { $0 }.flatMap { $0.gestureRecognizers ?? [] }
        }
        let inside = all(new)
        for recognizer in all(old) where !inside.contains(where: { $0 === recognizer }) {
            recognizer.hoverMoved(isInside: false, at: location, event)
        }
        for recognizer in inside { recognizer.hoverMoved(isInside: true, at: location, event) }
    }

    static func deliver(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches where touch.phase == .began {
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                if recognizer.storedState == .ended || recognizer.storedState == .failed
                    || recognizer.storedState == .cancelled
                {
                    continue
                }
                recognizer.tracked.append(touch)
                if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
            }
        }
        for recognizer in active {
            let mine = Set(touches.filter { touch in recognizer.tracked.contains { $0 === touch } })
            guard !mine.isEmpty else { continue }
            recognizer.lastLocationInWindow = recognizer.location(in: nil)
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let some = mine.filter { $0.phase == phase }
                guard !some.isEmpty, recognizer.storedState != .failed else { continue }
                switch phase {
                case .began: recognizer.touchesBegan(some, with: event)
                case .moved: recognizer.touchesMoved(some, with: event)
                case .ended: recognizer.touchesEnded(some, with: event)
                default: recognizer.touchesCancelled(some, with: event)
                }
            }
        }
    }

    /// After the views have had their turn: touches that ended are forgotten, and so are sessions without touches.
    static func finishDelivery(_ touches: Set<UITouch>, _ event: UIEvent) {
        let over = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
        guard !over.isEmpty else { return }
        for recognizer in active {
            recognizer.tracked.removeAll { touch in over.contains { $0 === touch } }
        }
        settle()
    }

    private static func settle() {
        for recognizer in active where recognizer.tracked.isEmpty {
            switch recognizer.storedState {
            case .possible:
                if recognizer.heldState != nil {
                    recognizer.sessionIsOver = true
                } else if !recognizer.isWaitingForTime {
                    recognizer.storedState = .failed
                    didFail(recognizer)
                    recognizer.finishSession()
                }
            case .began, .changed:
                recognizer.move(to: .ended)
                recognizer.finishSession()
            case .ended, .cancelled, .failed: recognizer.finishSession()
            }
        }
    }

    private func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, view != nil else { return false }
        guard UIEvent.ButtonMask(rawValue: touch.buttonMask).isSubset(of: buttonMaskRequired) else { return false }
        guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
        // A control below keeps its own touches from the taps of the views around it.
        if let control = touch.view as? UIControl, control !== view, control.prevents(self) { return false }
        return true
    }

    // MARK: Arbitration

    private func shares(touchesWith other: UIGestureRecognizer) -> Bool {
        tracked.contains { touch in other.tracked.contains { $0 === touch } }
    }

    private func mayRecognize(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    private static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && [.began, .changed, .ended].contains(other.storedState)
                && other.shares(touchesWith: recognizer) && !recognizer.mayRecognize(with: other)
                && other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
        }
    }

    private static func preventOthers(because recognizer: UIGestureRecognizer) {
        for other in active
        where other !== recognizer && other.storedState == .possible && other.shares(touchesWith: recognizer)
            && !recognizer.mayRecognize(with: other) && recognizer.canPrevent(other)
            && other.canBePrevented(by: recognizer)
        {
            other.heldState = nil
            other.storedState = .failed
            didFail(other)
        }
    }

    private static func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            guard other !== recognizer, other.storedState == .possible else { return false }
            return recognizer.mustFail.contains { $0.recognizer === other }
                || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        }
    }

    private static func didFail(_ recognizer: UIGestureRecognizer) {
        for other in active where other.heldState != nil { other.releaseHeld() }
    }

    private static func cancelTouchesInViews(_ touches: [UITouch]) {
        for touch in touches where !touch.isCancelledInView {
            touch.isCancelledInView = true
            guard touch.phase != .began else { continue }
            let event = UIEvent()
            event.touches = [touch]
            touch.view?.touchesCancelled([touch], with: event)
        }
    }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
