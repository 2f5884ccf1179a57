/// Moves a symbol.
struct SymbolEffectModifier: ElementModifier {
    typealias Body = Never
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    /// Nil for an effect that a value starts.
    let isActive: Bool?
    let value: AnyHashable?

    func wrap(_ child: Element) -> SymbolEffectElement { SymbolEffectElement(child) }

    func update(_ wrapper: SymbolEffectElement, _ inputs: Inputs) {
        wrapper.update(self, isStill: inputs.environment.accessibilityReduceMotion)
    }
}

/// Holds a symbol that moves.
final class SymbolEffectElement: GroupElement, Disposable {
    private var value: AnyHashable?
    private var hasValue = false
    private var isActive = false

    func update(_ modifier: SymbolEffectModifier, isStill: Bool) {
        if let active = modifier.isActive {
            guard active != isActive else { return }
            isActive = active
            SymbolMover.set(
                group, modifier.motion, isOn: active, modifier.options, isAnimated: true, isStill: isStill)
            return
        }
        let isOther = hasValue && value != modifier.value
        (value, hasValue) = (modifier.value, true)
        if isOther, !isStill {
            SymbolMover.play(group, modifier.motion, modifier.options, count: modifier.options.count ?? 1)
        }
    }

    func dispose() { SymbolMover.stop(group) }
}

extension View {
    /// Moves the symbols in the view while the effect is active.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive, value: nil))
    }

    /// Moves the symbols in the view whenever a value changes.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Hashable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(motion: effect._motion, options: options, isActive: nil, value: AnyHashable(value)))
    }
}
