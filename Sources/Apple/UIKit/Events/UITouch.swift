/// A finger on the screen, or the pointer with its button down.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch has come.
    public enum Phase: Int, Sendable {
        /// Down, moved, unmoved, lifted, or taken away.
        case began, moved, stationary, ended, cancelled
    }

    /// The device that touches.
    public enum TouchType: Int, Sendable {
        /// A finger, something beside the screen, a pen, or a pointer.
        case direct, indirect, pencil, indirectPointer
        /// The older name of a pen.
        public static let stylus = TouchType.pencil
    }

    /// When the touch last changed, in seconds since the machine started.
    open package(set) var timestamp: TimeInterval = 0
    /// How far the touch has come.
    open package(set) var phase: Phase = .began
    /// The number of taps at this place, one after another.
    open package(set) var tapCount = 1
    /// The device that touches. A mouse's button counts as a finger.
    open package(set) var type: TouchType = .direct
    /// The radius of the finger, in points: always 20, as no device says.
    open package(set) var majorRadius: CGFloat = 20
    /// Always 0: the desktop reports no pressure.
    open package(set) var force: CGFloat = 0
    /// Always 0: the desktop reports no pressure.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The window that the touch began in.
    open package(set) weak var window: UIWindow?
    /// The view in which the touch began.
    open package(set) weak var view: UIView?
    /// The recognisers that may take the touch: those of its view and of the views around it.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?

    package let identifier: Int
    package var buttonMask: Int = 1
    package var locationInWindow = CGPoint.zero
    package var previousLocationInWindow = CGPoint.zero
    /// Where it began, for what must tell a tap from a drag.
    package var startInWindow = CGPoint.zero
    /// Once a recogniser has cancelled the touch, its view hears no more of it.
    package var isCancelledInView = false

    /// Creates a touch at the corner of no window, for classes that tell of their own.
    public override init() {
        identifier = 0
    }

    package init(identifier: Int) {
        self.identifier = identifier
    }

    /// Returns where the finger is, in a view's coordinates, in points; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return locationInWindow }
        return view.convert(locationInWindow, from: nil)
    }

    /// Returns where the finger was before its last move, in a view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint {
        guard let view else { return previousLocationInWindow }
        return view.convert(previousLocationInWindow, from: nil)
    }

    /// The same as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// The touches of one moment and their phases.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Kinds of events.
        case touches, motion, remoteControl, presses
        /// Kinds of events.
        case scroll = 10
        /// Kinds of events.
        case hover = 11
        /// Kinds of events.
        case transform = 14
    }

    /// The kind of an event in detail; only `none` occurs.
    public enum EventSubtype: Int, Sendable {
        /// No kind of its own.
        case none = 0
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The left button, or a finger.
        public static let primary = ButtonMask(rawValue: 1)
        /// The right button.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// The kind of the event.
    open package(set) var type: EventType = .touches
    /// Always `none`.
    open package(set) var subtype: EventSubtype = .none
    /// When the event happened, in seconds since the machine started.
    open package(set) var timestamp: TimeInterval = 0
    /// The modifier keys that are held down.
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of the pointer that are held down.
    open package(set) var buttonMask: ButtonMask = .primary
    package var touches: Set<UITouch> = []

    /// Creates an event without touches, such as one for a message that an app sends by itself.
    public override init() {
        super.init()
    }

    /// Every touch there is, also those at rest; nil without any.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// Returns the touches that began in a window; nil without any.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = touches.filter { $0.window === window }
        return found.isEmpty ? nil : found
    }

    /// Returns the touches that began in a view; nil without any.
    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = touches.filter { $0.view === view }
        return found.isEmpty ? nil : found
    }

    /// Returns the touches that a recogniser follows; nil without any.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        let found = touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
        return found.isEmpty ? nil : found
    }

    /// Returns the touch alone: no moves are held back between frames.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns none: moves are not predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// The modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The modifier `shift`.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The modifier `control`.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Super or Windows key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
