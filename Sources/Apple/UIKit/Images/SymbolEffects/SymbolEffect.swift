/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
    /// What the symbol does.
    var _motion: _SymbolMotion { get }
}

/// An effect that happens once, or so many times, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// What a symbol does in an effect. Its layers move together.
public enum _SymbolMotion: Hashable, Sendable {
    /// It grows or shrinks for a moment.
    case bounce(up: Bool)
    /// It fades in part and comes back.
    case pulse
    /// It stays larger or smaller.
    case scale(up: Bool)
    /// It is not there, or comes.
    case hidden, shown
    /// It passes into another one.
    case replace
    /// It grows a little and shrinks again.
    case breathe
    /// It turns once.
    case rotate(clockwise: Bool)
    /// It moves to and fro.
    case wiggle
}

/// How often a symbol's effect happens, and how fast.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// Nil for as often as the effect does by itself.
    package var count: Int?
    package var repeats: Bool?
    package var rate: Double = 1
    /// Between one time and the next, in seconds.
    package var pause: Double = 0

    /// As the effect has it.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Over and over.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repeats: true) }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repeats: false) }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count, repeats: count == nil)
    }

    /// How an effect happens again.
    public struct RepeatBehavior: Equatable, Sendable {
        let count: Int?
        var pause: Double = 0
        /// Over and over, without a pause.
        public static let continuous = RepeatBehavior(count: nil)
        /// Over and over, one after the other.
        public static let periodic = RepeatBehavior(count: nil)
        /// So many times, with so many seconds between; nil for over and over, and for the effect's own pause.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, pause: delay ?? 0)
        }
    }

    /// Again, as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// The same, again as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self.repeat(behavior.count)
        copy.pause = behavior.pause
        return copy
    }

    /// The same, over and over.
    public var repeating: SymbolEffectOptions {
        var copy = self
        copy.repeats = true
        return copy
    }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions {
        var copy = self
        copy.repeats = false
        return copy
    }
    /// The same, so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.rate = speed
        return copy
    }
    /// The same, so many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var copy = self
        copy.count = count
        copy.repeats = count == nil
        return copy
    }
}
