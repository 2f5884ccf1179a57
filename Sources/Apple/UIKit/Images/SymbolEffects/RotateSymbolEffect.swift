/// The symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    var isUp = true

    public var _motion: _SymbolMotion { .rotate(clockwise: isUp) }
    /// The layers move one after the other. They move together here.
    public var byLayer: RotateSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: RotateSymbolEffect { self }
    /// Clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isUp: true) }
    /// The other way.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isUp: false) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
