/// The symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Equatable {
    var isUp = true

    public var _motion: _SymbolMotion { .scale(up: isUp) }
    /// The layers move one after the other. They move together here.
    public var byLayer: ScaleSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// Upwards.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    /// Downwards.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger or smaller while the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
