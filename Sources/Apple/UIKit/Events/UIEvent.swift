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

    /// The kind of an event in detail. The numbers are Apple's (UIEvent.h).
    public enum EventSubtype: Int, Sendable {
        /// No kind of its own.
        case none = 0
        /// The device is shaken: Control-Super-Z in a window, `shake` in a flow.
        case motionShake = 1
        /// What a remote control asks for. No desktop's keys send these.
        case remoteControlPlay = 100
        /// What a remote control asks for.
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        /// What a remote control asks for.
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        /// What a remote control asks for.
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
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
    /// `motionShake` while the device is shaken, `none` for all else.
    open package(set) var subtype: EventSubtype = .none
    /// When the event happened, in seconds since the machine started.
    open package(set) var timestamp: TimeInterval = 0
    /// The modifier keys that are held down.
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of the pointer that are held down.
    open package(set) var buttonMask: ButtonMask = .primary
    package var touches: Set<UITouch> = []

    /// Creates an event without touches: apps make none, their tests hand such to methods that take events.
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
