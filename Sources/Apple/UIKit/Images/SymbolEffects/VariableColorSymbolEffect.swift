/// The parts of the symbol are lit in turn. The whole symbol pulses here.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable {
    public var _motion: _SymbolMotion { .pulse }
    /// The layers move one after the other. They move together here.
    public var byLayer: VariableColorSymbolEffect { self }
    /// The layers move together.
    public var wholeSymbol: VariableColorSymbolEffect { self }
    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// One part after the other stays lit.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Forth and back.
    public var reversing: VariableColorSymbolEffect { self }
    /// Forth.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Parts that are not lit are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// Parts that are not lit are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The parts of the symbol are lit in turn. The whole symbol pulses here.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
