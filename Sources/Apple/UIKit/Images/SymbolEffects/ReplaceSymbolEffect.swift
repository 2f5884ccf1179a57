/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Equatable {
    public var _motion: _SymbolMotion { .replace }
    /// The layers move one after the other. They move together here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Both go up.
    public var upUp: ReplaceSymbolEffect { self }
    /// One goes down, and then the other comes up.
    public var downUp: ReplaceSymbolEffect { self }
    /// One is gone, and then the other comes up.
    public var offUp: ReplaceSymbolEffect { self }

    /// One goes down, and then the other comes up.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// Both go up.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// One is gone, and then the other comes up.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

    /// Parts that both symbols have stay where they are. The symbols pass into each other here.
    public struct MagicReplace: ContentTransitionSymbolEffect, Equatable {
        public var _motion: _SymbolMotion { .replace }
    }

    /// Parts that both symbols have stay where they are, and another effect is taken for symbols that have none.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
