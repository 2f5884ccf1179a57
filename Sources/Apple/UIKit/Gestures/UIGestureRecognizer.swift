/// Recognises a gesture in the touches of its view.
///
/// A discrete gesture goes from possible to recognised or failed; a continuous one from possible over began and changed
/// to ended or cancelled, or to failed. When a gesture is recognised the others on the same touches fail, unless a
/// delegate lets them recognise together.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        /// Waiting, begun, changed, ended, taken away, or not recognised.
        case possible, began, changed, ended, cancelled, failed
        /// The state in which a discrete gesture is recognised; the same as `ended`.
        public static let recognized = State.ended
    }

    private struct Action {
        weak var target: AnyObject?
        var selector: Selector
    }

    private var actions: [Action] = []
    private var closures: [(UIGestureRecognizer) -> Void] = []

    /// The object that is asked whether the gesture may begin and which others it goes with.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recogniser is attached to, or nil.
    public package(set) weak var view: UIView?
    /// Whether the recogniser follows touches. True by default; false cancels a gesture that has begun.
    open var isEnabled = true {
        didSet { if !isEnabled { cancel() } }
    }
    /// Whether the view's touches are cancelled when the gesture is recognised. True by default.
    open var cancelsTouchesInView = true
    /// Has no effect: views hear of a touch at once.
    open var delaysTouchesBegan = false
    /// Has no effect: views hear at once that a touch has ended.
    open var delaysTouchesEnded = true
    /// Has no effect: a gesture takes touches of every type.
    open var requiresExclusiveTouchType = true
    /// Has no effect: a gesture takes touches of every type.
    open var allowedTouchTypes: [NSNumber] = []
    /// A name for the developer. Nil by default.
    open var name: String?
    /// The buttons of a pointer that count. Primary by default; a finger counts as primary.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    /// The modifier keys held down during the gesture.
    open var modifierFlags: UIKeyModifierFlags = []

    /// The touches that this recogniser follows.
    package var tracked: [UITouch] = []
    private var mustFail: [Weak] = []
    /// The gesture is recognised but waits for others to fail.
    var heldState: State?
    /// The session that the recogniser takes part in, from its first touch until it is reset.
    weak var session: GestureSession?
    private var arbiter: GestureSession? { session ?? view?.window?.gestures }
    package var sessionIsOver = false

    private struct Weak { weak var recognizer: UIGestureRecognizer? }

    /// Creates a recogniser that sends `action` to `target` whenever its state changes. The target is not kept.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Adds a message to send whenever the state changes. The target is not kept.
    public func addTarget(_ target: Any, action: Selector) {
        actions.append(Action(target: target as AnyObject, selector: action))
    }

    /// Removes messages; nil stands for every target, or for every action.
    public func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll {
            (target == nil || $0.target === target as AnyObject) && (action == nil || $0.selector == action)
        }
    }

    /// For our own controls.
    package func onChange(_ body: @escaping (UIGestureRecognizer) -> Void) { closures.append(body) }

    // MARK: State

    var storedState: State = .possible

    /// Subclasses set it as they recognise; setting it sends the actions.
    open var state: State {
        get { storedState }
        set { move(to: newValue) }
    }

    func move(to new: State) {
        switch (storedState, new) {
        case (.possible, .began), (.possible, .ended):
            recognize(new)
        case (.possible, .failed), (.possible, .cancelled):
            storedState = .failed
            arbiter?.didFail(self)
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
            arbiter?.didFail(self)
            return
        }
        if arbiter?.isPrevented(self) == true {
            storedState = .failed
            arbiter?.didFail(self)
            return
        }
        if arbiter?.mustWait(self) == true {
            heldState = new
            return
        }
        storedState = new
        arbiter?.preventOthers(because: self)
        if cancelsTouchesInView { GestureSession.cancelTouchesInViews(tracked) }
        send()
    }

    /// The recogniser this one waited for has failed.
    func releaseHeld() {
        guard let held = heldState, arbiter?.mustWait(self) != true else { return }
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

    func finishSession() {
        tracked = []
        heldState = nil
        sessionIsOver = false
        if storedState != .possible {
            storedState = .possible
        }
        reset()
        session?.remove(self)
    }

    // MARK: For subclasses

    /// Called when the recogniser is to be ready for another gesture; subclasses forget the last one.
    open func reset() {}
    /// Called when fingers come down that the recogniser follows.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers move that the recogniser follows.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers are lifted that the recogniser follows.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes touches back.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Stops following a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) { tracked.removeAll { $0 === touch } }
    /// Whether this gesture, when recognised, makes another fail. True unless a subclass says otherwise.
    // objc: canPreventGestureRecognizer:
    /// Returns whether this recogniser, once it has begun, ends another one. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another gesture, when recognised, makes this one fail. True unless a subclass says otherwise.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this gesture waits until another has failed. False unless a subclass says otherwise.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another gesture waits until this one has failed. False unless a subclass says otherwise.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Time passed while touches are down; for gestures that wait.
    package func timePassed(to time: Double) {}

    /// Whether it waits for time to pass although no finger is down (between the taps of a double tap).
    package var isWaitingForTime: Bool { false }

    /// A tap, which controls keep to themselves.
    package var isTap: Bool { false }

    package func hoverMoved(isInside: Bool, at location: CGPoint, _ event: UIEvent) {}

    /// Lets this gesture wait until another has failed. The other is not kept.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        mustFail.append(Weak(recognizer: otherGestureRecognizer))
    }

    // MARK: Where

    /// The number of fingers in the gesture.
    open var numberOfTouches: Int { tracked.count }

    /// Returns the middle of the gesture's fingers in a view's coordinates, in points; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard !tracked.isEmpty else { return lastCentroid(in: view) }
        let sum = tracked.reduce(CGPoint.zero) {
            let p = $1.location(in: view)
            return CGPoint(x: $0.x + p.x, y: $0.y + p.y)
        }
        return CGPoint(x: sum.x / CGFloat(tracked.count), y: sum.y / CGFloat(tracked.count))
    }

    /// Returns where one finger is, in a view's coordinates; zero for an index past the last.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        tracked.indices.contains(touchIndex) ? tracked[touchIndex].location(in: view) : .zero
    }

    var lastLocationInWindow = CGPoint.zero

    private func lastCentroid(in view: UIView?) -> CGPoint {
        view?.convert(lastLocationInWindow, from: nil) ?? lastLocationInWindow
    }

    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, view != nil else { return false }
        guard UIEvent.ButtonMask(rawValue: touch.buttonMask).isSubset(of: buttonMaskRequired) else { return false }
        guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
        // A control below keeps its own touches from the taps of the views around it.
        if let keeper = touch.view as? any TouchKeeper, keeper !== view, keeper.prevents(self) { return false }
        return true
    }

    // MARK: Arbitration

    func shares(touchesWith other: UIGestureRecognizer) -> Bool {
        tracked.contains { touch in other.tracked.contains { $0 === touch } }
    }

    func mayRecognize(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Whether the app asked this one to wait until `other` has failed.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        mustFail.contains { $0.recognizer === other }
    }
}
