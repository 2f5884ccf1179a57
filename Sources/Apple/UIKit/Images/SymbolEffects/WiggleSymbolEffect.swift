/// The symbol moves to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var _motion: _SymbolMotion { .wiggle }
    /// The layers move one after the other. They move together here.
    public var byLayer: WiggleSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// To the left first.
    public var left: WiggleSymbolEffect { self }
    /// To the right first.
    public var right: WiggleSymbolEffect { self }
    /// Upwards.
    public var up: WiggleSymbolEffect { self }
    /// Downwards.
    public var down: WiggleSymbolEffect { self }
    /// In the direction of reading first.
    public var forward: WiggleSymbolEffect { self }
    /// Against the direction of reading first.
    public var backward: WiggleSymbolEffect { self }
    /// Clockwise.
    public var clockwise: WiggleSymbolEffect { self }
    /// The other way.
    public var counterClockwise: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
