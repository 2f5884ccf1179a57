/// The symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable {
    public var _motion: _SymbolMotion { .shown }
    /// The layers move one after the other. They move together here.
    public var byLayer: AppearSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: AppearSymbolEffect { self }
    /// Upwards.
    public var up: AppearSymbolEffect { self }
    /// Downwards.
    public var down: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
