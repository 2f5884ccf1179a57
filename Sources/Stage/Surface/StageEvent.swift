public import CoreGraphics

/// Something that a person does to a surface. Points are the surface's, the origin at its top left; times are the surface's
/// clock's, in seconds.
public enum StageEvent: Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    case drag(DragEvent)
    /// The surface became, or ceased to be, the one that has the keyboard.
    case focusChanged(Bool)
    /// The surface's size, scale or safe area changed.
    case resized
    /// The desktop's setting changed between light and dark.
    case appearanceChanged(Appearance)
    /// ``Surface/preferences`` changed.
    case preferencesChanged
    /// The person asked to close the window; the surface stays until ``Surface/close()``.
    case closeRequested
}

/// Whether the desktop asks for light or for dark colours.
public enum Appearance: String, Sendable {
    case light, dark
}

/// A button pressed, moved or released, or a finger.
public struct PointerEvent: Sendable {
    /// The stage of the movement that the event reports.
    public enum Phase: Sendable {
        /// No button is down: hovering.
        case hovered
        case began, moved, ended
        /// The system took the sequence away.
        case cancelled
        /// The pointer left the surface.
        case exited
    }

    public enum Device: Sendable { case mouse, touch, pen }

    /// The stage that the event reports.
    public var phase: Phase
    /// A mouse, a finger or a pen.
    public var device: Device
    /// Tells fingers apart; 0 for the mouse.
    public var identifier: Int
    /// The place, in the surface's points.
    public var location: CGPoint
    /// 1 is the primary button, 2 the middle and 3 the secondary one.
    public var button: Int
    /// The modifier keys that are held.
    public var modifiers: KeyModifiers
    /// Seconds, on the surface's clock.
    public var time: Double

    /// Creates a pointer event.
    public init(
        phase: Phase, device: Device = .mouse, identifier: Int = 0, location: CGPoint, button: Int = 1,
        modifiers: KeyModifiers = [], time: Double
    ) {
        self.phase = phase
        self.device = device
        self.identifier = identifier
        self.location = location
        self.button = button
        self.modifiers = modifiers
        self.time = time
    }
}

/// A turn of the wheel or a movement of fingers on a touchpad.
public struct ScrollEvent: Sendable {
    /// The stage of the movement that the event reports.
    public enum Phase: Sendable {
        /// A notch of a wheel, which has neither beginning nor end.
        case discrete
        case began, changed, ended
        case cancelled
    }

    /// The stage that the event reports.
    public var phase: Phase
    /// The place, in the surface's points.
    public var location: CGPoint
    /// In points; positive y moves towards the end of the content.
    public var delta: CGVector
    /// The modifier keys that are held.
    public var modifiers: KeyModifiers
    /// Seconds, on the surface's clock.
    public var time: Double

    /// Creates a scroll event.
    public init(phase: Phase, location: CGPoint, delta: CGVector, modifiers: KeyModifiers = [], time: Double) {
        self.phase = phase
        self.location = location
        self.delta = delta
        self.modifiers = modifiers
        self.time = time
    }
}

/// The modifier keys that are held during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// Creates a set of keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// A control key.
    public static let control = KeyModifiers(rawValue: 2)
    /// An alt key, which is Option on iOS.
    public static let alt = KeyModifiers(rawValue: 4)
    /// A super key, which is Command on iOS.
    public static let command = KeyModifiers(rawValue: 8)
    /// Caps lock is on.
    public static let capsLock = KeyModifiers(rawValue: 16)
}

/// A key going down or up, after the input method has had its look at it.
public struct KeyEvent: Sendable {
    public enum Phase: Sendable { case down, repeated, up }

    /// A key by what it does; `character` for those that write something.
    public enum Key: Hashable, Sendable {
        case character(String)
        case enter, tab, escape, backspace, delete, space
        case left, right, up, down, home, end, pageUp, pageDown
        case function(Int)
        case other(UInt32)
    }

    /// Whether the key went down or up.
    public var phase: Phase
    /// The key, by the meaning it has on the user's keyboard.
    public var key: Key
    /// The text that the key writes, if any and if no command modifier is held.
    public var text: String?
    /// The modifier keys that are held.
    public var modifiers: KeyModifiers
    /// Seconds, on the surface's clock.
    public var time: Double

    /// Creates a key event.
    public init(phase: Phase, key: Key, text: String? = nil, modifiers: KeyModifiers = [], time: Double) {
        self.phase = phase
        self.key = key
        self.text = text
        self.modifiers = modifiers
        self.time = time
    }
}
