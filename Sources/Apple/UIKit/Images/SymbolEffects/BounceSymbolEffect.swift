/// The symbol grows or shrinks for a moment.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    var isUp = true

    public var _motion: _SymbolMotion { .bounce(up: isUp) }
    /// The layers move one after the other. They move together here.
    public var byLayer: BounceSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// Upwards.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    /// Downwards.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol grows or shrinks for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
