package import Stage

/// A view that a person acts on, and that tells its targets.
@preconcurrency @MainActor
open class UIControl: UIView, TouchKeeper {
    /// The things that happen to a control, for which it sends actions.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down on the control.
        public static let touchDown = Event(rawValue: 1)
        /// A finger came down again shortly after; its tap count is above 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved just outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action: a tap on a button, Return in a text field.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A touch opened the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field began to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field is no longer edited.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every event of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Every event of text fields.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Bits for an app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that UIKit keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control, which may hold together.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No other state.
        public static let normal: State = []
        /// A finger is inside the control and down.
        public static let highlighted = State(rawValue: 1)
        /// The control does not take touches.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The control has the focus. No control has it here.
        public static let focused = State(rawValue: 8)
        /// Bits for an app's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that UIKit keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where the content is across the control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle, at a side, as wide as the control, or at the side where text begins or ends.
        case center, left, right, fill, leading, trailing
    }

    /// Where the content is from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle, at the top, at the bottom, or as high as the control.
        case center, top, bottom, fill
    }

    private enum Receiver {
        /// Targets are not kept, as in UIKit; a nil target is the responder chain, and so is one that has gone.
        case selector(Box, Selector)
        case action(UIAction)

        struct Box {
            weak var object: AnyObject?
        }
    }

    private var receivers: [(receiver: Receiver, events: Event)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeNib(coder, UIControl.self)
    }

    /// Creates a control that performs an action for ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    // observable
    /// Whether the control takes touches. True by default.
    open var isEnabled = true {
        willSet { _willChangeValue(self, "enabled") }
        didSet {
            if isEnabled != oldValue { stateDidChange() }
            _didChangeValue(self, "enabled")
        }
    }
    // observable
    /// Whether the control is selected. Most controls change it only when the app does.
    open var isSelected = false {
        willSet { _willChangeValue(self, "selected") }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            _didChangeValue(self, "selected")
        }
    }
    // observable
    /// Whether the control looks held down. Touches set it.
    open var isHighlighted = false {
        willSet { _willChangeValue(self, "highlighted") }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            _didChangeValue(self, "highlighted")
        }
    }

    /// The states that hold now. Subclasses that add states of their own override it.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The state changed; subclasses show it.
    package func stateDidChange() {
        setNeedsLayout()
        if hasNativeContent { layer.setNeedsDisplayContent() }
        window?.accessibilityDidChange()
    }

    /// Where the content is across the control. `.center` by default.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }
    /// Where the content is from top to bottom. `.center` by default.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }
    /// The alignment with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: effectiveUserInterfaceLayoutDirection == .leftToRight ? .left : .right
        case .trailing: effectiveUserInterfaceLayoutDirection == .leftToRight ? .right : .left
        default: contentHorizontalAlignment
        }
    }

    // MARK: Targets

    /// Sends a message to an object, which is not kept alive, for some events; without a target, or when it has gone, to
    /// the first responder of the chain that has the method.
    ///
    /// In the closure that makes a stored property, `self` is a function of the class and no object. What becomes of it here
    /// has gone at once, as on iOS: the responder chain takes the message.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if let index = receivers.firstIndex(where: {
            guard case .selector(let box, let selector) = $0.receiver else { return false }
            return box.object === object && selector == action
        }) {
            receivers[index].events.formUnion(controlEvents)
            return
        }
        receivers.append((.selector(Receiver.Box(object: object), action), controlEvents))
    }

    /// Takes back messages; nil stands for every target or every method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) {
            guard case .selector(let box, let selector) = $0 else { return false }
            return (object == nil || box.object === object) && (action == nil || selector == action)
        }
    }

    /// Performs an action for some events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        receivers.append((.action(action), controlEvents))
    }

    /// Takes an action back for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Takes the action with an identifier back for some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) {
            guard case .action(let action) = $0 else { return false }
            return action.identifier == actionIdentifier
        }
    }

    private func remove(_ events: Event, where matches: (Receiver) -> Bool) {
        for index in receivers.indices where matches(receivers[index].receiver) {
            receivers[index].events.subtract(events)
        }
        receivers.removeAll { $0.events.isEmpty }
    }

    /// The targets; `NSNull` among them stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(
            receivers.compactMap {
                guard case .selector(let box, _) = $0.receiver else { return nil }
                guard let object = box.object else { return AnyHashable(NSNull()) }
                return (object as? NSObject).map { AnyHashable($0) }
            })
    }

    /// The events for which there are actions.
    open var allControlEvents: Event {
        receivers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Returns the names of the methods sent to a target for an event; nil without any.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = receivers.compactMap { entry -> String? in
            guard case .selector(let box, let selector) = entry.receiver, box.object === object,
                !entry.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    /// Calls a block for each action and message until the block sets its last argument to true.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for (receiver, events) in receivers {
            switch receiver {
            case .action(let action): iterator(action, nil, events, &stop)
            case .selector(let box, let selector): iterator(nil, (box.object, selector), events, &stop)
            }
            if stop { return }
        }
    }

    // MARK: Sending

    /// Carries out everything that was added for some events, in the order in which it was added.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, with: nil)
    }

    package func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for (receiver, events) in receivers where !events.isDisjoint(with: controlEvents) {
            switch receiver {
            case .action(let action): sendAction(action)
            case .selector(let box, let selector): sendAction(selector, to: box.object, for: event)
            }
        }
    }

    /// Sends one message. Every message of the control goes through this method, so that subclasses can watch.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        App.services.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action. Every action of the control goes through this method, so that subclasses can watch.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Does what a tap or click would do.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Tracking

    /// Whether a touch that began in the control is still down.
    open private(set) var isTracking = false
    /// Whether the tracked touch is within the control's bounds or close to them.
    open private(set) var isTouchInside = false

    // objc: beginTrackingWithTouch:withEvent:
    /// Called when a finger comes down; false lets go of the touch. True by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    // objc: continueTrackingWithTouch:withEvent:
    /// Called as the finger moves; false lets go of the touch. True by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    // objc: endTrackingWithTouch:withEvent:
    /// Called when the finger is lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the system takes the touch away.
    open func cancelTracking(with event: UIEvent?) {}

    /// A finger may stray this far from a control and still be inside it, in points; an estimate, as
    /// Apple documents none.
    private static let dragMargin: CGFloat = 70

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        let reach = bounds.insetBy(dx: -Self.dragMargin, dy: -Self.dragMargin)
        isTouchInside = reach.contains(touch.location(in: self))
        guard continueTracking(touch, with: event) else {
            isTracking = false
            isHighlighted = false
            return
        }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking || isHighlighted, let touch = touches.first else { return }
        let wasTracking = isTracking
        isTracking = false
        if wasTracking { endTracking(touch, with: event) }
        isHighlighted = false
        guard wasTracking else { return }
        let inside = isTouchInside
        isTouchInside = false
        sendActions(for: inside ? .touchUpInside : .touchUpOutside, with: event)
        if inside, triggersPrimaryActionOnTap { sendActions(for: .primaryActionTriggered, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking || isHighlighted else { return }
        isTracking = false
        isTouchInside = false
        cancelTracking(with: event)
        isHighlighted = false
        sendActions(for: .touchCancel, with: event)
    }

    /// A button's primary action is a tap; other controls have another.
    package var triggersPrimaryActionOnTap: Bool { false }

    /// Whether a recogniser of a view around the control must leave its touches alone: UIKit does so for one-finger
    /// taps on buttons and the like.
    package func prevents(_ recognizer: UIGestureRecognizer) -> Bool {
        isEnabled && recognizer.isTap
    }
}
