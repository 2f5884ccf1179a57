import Stage

/// A key that was pressed while a view has the focus.
public struct KeyPress: Sendable {
    /// What is done with a key.
    public enum Result: Sendable {
        /// It was used, and goes no further.
        case handled
        /// It goes on to the views around.
        case ignored
    }

    /// What a key does.
    public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It goes down.
        public static let down = Phases(rawValue: 1)
        /// It is held, and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// It comes up.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[" + names.joined(separator: ", ") + "]"
        }
    }

    /// What the key does.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What the key writes, with what is held down with it.
    public let characters: String
    /// What is held down with the key.
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(key.character.debugDescription), characters: \(characters.debugDescription))"
    }
}

extension KeyPress {
    /// A key of the stage's; nil for one that SwiftUI has no name for.
    init?(_ event: KeyEvent) {
        guard let key = KeyEquivalent(event.key) else { return nil }
        self.key = key
        switch event.phase {
        case .down: phase = .down
        case .repeated: phase = .repeat
        case .up: phase = .up
        }
        let plain = String(key.character)
        characters = event.text ?? (event.modifiers.contains(.shift) ? plain.uppercased() : plain)
        modifiers = EventModifiers(event.modifiers)
    }
}

extension KeyEquivalent {
    init?(_ key: KeyEvent.Key) {
        switch key {
        case .character(let text):
            guard text.count == 1, let character = text.lowercased().first else { return nil }
            self.init(character)
        case .enter: self = .return
        case .tab: self = .tab
        case .escape: self = .escape
        case .backspace: self = .delete
        case .delete: self = .deleteForward
        case .space: self = .space
        case .left: self = .leftArrow
        case .right: self = .rightArrow
        case .up: self = .upArrow
        case .down: self = .downArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .function, .other: return nil
        }
    }
}

extension EventModifiers {
    init(_ modifiers: KeyModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alt) { insert(.option) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.capsLock) { insert(.capsLock) }
    }
}
