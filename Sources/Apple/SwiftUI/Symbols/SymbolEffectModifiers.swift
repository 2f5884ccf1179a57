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
            set(modifier.motion, active, modifier.options, isStill)
            return
        }
        let isOther = hasValue && value != modifier.value
        (value, hasValue) = (modifier.value, true)
        if isOther, !isStill { play(modifier.motion, modifier.options, count: modifier.options.count ?? 1) }
    }

    /// Begins or ends an effect that goes on.
    private func set(_ motion: _SymbolMotion, _ isOn: Bool, _ options: SymbolEffectOptions, _ isStill: Bool) {
        let group = group
        let isSeen = group.window != nil
        switch motion {
        case .scale(let up):
            change(isSeen) {
                group.transform = isOn ? CGAffineTransform(scaleX: up ? 1.2 : 0.8, y: up ? 1.2 : 0.8) : .identity
            }
        case .hidden: change(isSeen) { group.alpha = isOn ? 0 : 1 }
        case .shown: change(isSeen) { group.alpha = isOn ? 1 : 0 }
        case .replace: break
        case .bounce, .pulse, .breathe, .rotate, .wiggle:
            if isOn, !isStill {
                play(motion, options, count: options.repeats == false ? 1 : .max)
            } else {
                group.layer.removeAllAnimations()
            }
        }
    }

    private func change(_ isAnimated: Bool, _ change: @escaping () -> Void) {
        if isAnimated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    private func play(_ motion: _SymbolMotion, _ options: SymbolEffectOptions, count: Int) {
        let animation: CAKeyframeAnimation
        switch motion {
        case .bounce(let up):
            animation = CAKeyframeAnimation(keyPath: "transform.scale")
            animation.values = [1, up ? 1.2 : 0.8, up ? 0.95 : 1.05, 1]
            animation.duration = 0.5
        case .pulse:
            animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = [1, 0.3, 1]
            animation.duration = 1.2
        case .breathe:
            animation = CAKeyframeAnimation(keyPath: "transform.scale")
            animation.values = [1, 1.1, 1]
            animation.duration = 2
        case .rotate(let clockwise):
            animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            animation.values = [0, (clockwise ? 2 : -2) * Double.pi]
            animation.duration = 1.2
        case .wiggle:
            animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            animation.values = [0, -0.12, 0.12, -0.08, 0]
            animation.duration = 0.6
        case .scale, .hidden, .shown, .replace: return
        }
        animation.duration /= max(options.rate, 0.01)
        animation.repeatCount = count == .max ? .infinity : Float(count)
        group.layer.add(animation, forKey: "symbolEffect")
    }

    func dispose() { group.layer.removeAllAnimations() }
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
