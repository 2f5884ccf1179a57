/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public var character: Character

    /// Creates a key by its character.
    public init(_ character: Character) { self.character = character }
    /// Creates a key by its character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The key with the arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The key with the arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The key with the arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The key with the arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The key Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backwards.
    public static let delete = KeyEquivalent("\u{08}")
    /// The key that deletes forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// The key End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The key that goes a page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The key that goes a page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The tabulator.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The key Return.
    public static let `return` = KeyEquivalent("\r")

    /// The key as UIKit's commands name it.
    @MainActor var input: String {
        switch self {
        case .upArrow: UIKeyCommand.inputUpArrow
        case .downArrow: UIKeyCommand.inputDownArrow
        case .leftArrow: UIKeyCommand.inputLeftArrow
        case .rightArrow: UIKeyCommand.inputRightArrow
        case .escape: UIKeyCommand.inputEscape
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        case .deleteForward: UIKeyCommand.inputDelete
        default: String(character)
        }
    }
}

/// Keys that are held down with another one.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command, for which Control does as well.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the block of numbers.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    var uiKit: UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if contains(.shift) { flags.insert(.shift) }
        if contains(.control) { flags.insert(.control) }
        if contains(.option) { flags.insert(.alternate) }
        if contains(.command) { flags.insert(.command) }
        return flags
    }
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// What is held down with it.
    public var modifiers: EventModifiers
    /// How keys follow the person's layout. Has no effect: they are taken as they are.
    public var localization: Localization

    /// How keys follow the person's layout.
    public enum Localization: Hashable, Sendable {
        /// In full, without mirroring, or not at all.
        case automatic, withoutMirroring, custom
    }

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return, for what a person most likely wants.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the way back.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

private struct ShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    /// The keys that do what the controls in the view do.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Has keys do what the control does.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)) }

    /// Has keys do what the control does.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Has keys do what the control does; nil for none.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
