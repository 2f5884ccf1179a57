/// A symbol comes and goes by an effect: it grows and fades in, and shrinks and fades out.
public struct SymbolEffectTransition: Transition {
    let options: SymbolEffectOptions

    /// Creates the transition of an effect.
    nonisolated public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
        self.options = options
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The effect that suits where it is used.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Equatable {
    public var _motion: _SymbolMotion { .shown }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits where it is used.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension Transition where Self == SymbolEffectTransition {
    /// A symbol comes and goes as the system has it.
    nonisolated public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect())
    }

    /// A symbol comes and goes by an effect.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
