/// The symbol grows a little and shrinks again.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var _motion: _SymbolMotion { .breathe }
    /// The layers move one after the other. They move together here.
    public var byLayer: BreatheSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: BreatheSymbolEffect { self }
    /// Its size alone changes.
    public var plain: BreatheSymbolEffect { self }
    /// It fades in part as well.
    public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows a little and shrinks again.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
