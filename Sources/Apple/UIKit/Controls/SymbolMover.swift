/// Moves a view with a symbol in it, as effects say.
@MainActor
package enum SymbolMover {
    private static let key = "symbolEffect"

    /// Begins or ends an effect that goes on.
    ///
    /// - Parameters:
    ///   - isStill: Whether nothing is to move over and over.
    ///   - count: How often what moves over and over does, unless the options say it.
    package static func set(
        _ view: UIView, _ motion: _SymbolMotion, isOn: Bool, _ options: SymbolEffectOptions, isAnimated: Bool,
        isStill: Bool = false, count: Int = .max, completion: (() -> Void)? = nil
    ) {
        let isSeen = isAnimated && view.window != nil
        switch motion {
        case .scale(let up):
            change(isSeen, completion) {
                view.transform = isOn ? CGAffineTransform(scaleX: up ? 1.2 : 0.8, y: up ? 1.2 : 0.8) : .identity
            }
        case .hidden: change(isSeen, completion) { view.alpha = isOn ? 0 : 1 }
        case .shown: change(isSeen, completion) { view.alpha = isOn ? 1 : 0 }
        case .replace: completion?()
        case .bounce, .pulse, .breathe, .rotate, .wiggle:
            if isOn, !isStill {
                let wanted = options.repeats == true ? .max : options.repeats == false ? options.count ?? 1 : count
                play(view, motion, options, count: wanted, completion: completion)
            } else {
                stop(view)
                completion?()
            }
        }
    }

    /// Ends what moves over and over.
    package static func stop(_ view: UIView) { view.layer.removeAnimation(forKey: key) }

    private static func change(_ isAnimated: Bool, _ completion: (() -> Void)?, _ change: @escaping () -> Void) {
        guard isAnimated else {
            change()
            completion?()
            return
        }
        UIView.animate(withDuration: 0.3, animations: change) { _ in completion?() }
    }

    /// Moves the view so many times.
    package static func play(
        _ view: UIView, _ motion: _SymbolMotion, _ options: SymbolEffectOptions, count: Int,
        completion: (() -> Void)? = nil
    ) {
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
        var round: CAAnimation = animation
        if options.pause > 0 {
            // The pause is a part of what is repeated.
            let group = CAAnimationGroup()
            group.animations = [animation]
            group.duration = animation.duration + options.pause
            round = group
        }
        round.repeatCount = count == .max ? .infinity : Float(count)
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        view.layer.add(round, forKey: key)
        CATransaction.commit()
    }
}
