/// The symbol goes, and keeps its room.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable {
    public var _motion: _SymbolMotion { .hidden }
    /// The layers move one after the other. They move together here.
    public var byLayer: DisappearSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// Upwards.
    public var up: DisappearSymbolEffect { self }
    /// Downwards.
    public var down: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol goes, and keeps its room.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
