/// The symbol fades in part and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var _motion: _SymbolMotion { .pulse }
    /// The layers move one after the other. They move together here.
    public var byLayer: PulseSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades in part and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
