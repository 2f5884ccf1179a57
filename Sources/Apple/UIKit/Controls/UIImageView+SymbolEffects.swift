/// What has become of an effect of a symbol.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect has come to its end.
    public let isFinished: Bool
    /// The view with the symbol.
    public private(set) weak var sender: AnyObject?
    /// The effect; nil for one that changes the symbol.
    public let effect: (any SymbolEffect)?
    /// The effect that changed the symbol.
    public let contentTransition: (any SymbolEffect)?

    init(_ sender: AnyObject, effect: (any SymbolEffect)? = nil, contentTransition: (any SymbolEffect)? = nil) {
        (isFinished, self.sender, self.effect, self.contentTransition) = (true, sender, effect, contentTransition)
        super.init()
    }
}

/// Called when an effect of a symbol has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    private enum Effects: RareValue { static var usual: [any SymbolEffect] { [] } }

    private var symbolEffects: [any SymbolEffect] {
        get { rare[Effects.self] }
        set { rare[Effects.self] = newValue }
    }

    /// Has the symbol move once, or so many times as the options say.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, count: options.count ?? 1, completion) }

    /// Has the symbol move, or be otherwise, until the effect is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, count: options.count ?? .max, completion) }

    /// Has the symbol move: once if it bounces, over and over if it does something else.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        var usual = Int.max
        if case .bounce = effect._motion { usual = 1 }
        add(effect, options, animated, count: options.count ?? usual, completion)
    }

    private func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ isAnimated: Bool, count: Int,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard image?.isSymbolImage == true else { return }
        symbolEffects.append(effect)
        SymbolMover.set(
            self, effect._motion, isOn: true, options, isAnimated: isAnimated, count: count
        ) { [weak self] in
            guard let self else { return }
            completion?(UISymbolEffectCompletionContext(self, effect: effect))
        }
    }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, options, animated, completion) }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, options, animated, completion) }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, options, animated, completion) }

    private func remove<Effect: SymbolEffect>(
        _ effect: Effect, _ options: SymbolEffectOptions, _ isAnimated: Bool, _ completion: UISymbolEffectCompletion?
    ) {
        let gone = symbolEffects.filter { $0 is Effect }
        symbolEffects.removeAll { $0 is Effect }
        for one in gone { SymbolMover.set(self, one._motion, isOn: false, options, isAnimated: isAnimated) }
        completion?(UISymbolEffectCompletionContext(self, effect: effect))
    }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        let gone = symbolEffects
        symbolEffects = []
        for one in gone { SymbolMover.set(self, one._motion, isOn: false, options, isAnimated: animated) }
    }

    /// Shows another symbol, into which the one that shows passes.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let finish = { [weak self] in
            guard let self else { return }
            completion?(UISymbolEffectCompletionContext(self, contentTransition: contentTransition))
        }
        guard window != nil, self.image != nil else {
            self.image = image
            return finish()
        }
        UIView.transition(
            with: self, duration: 0.3 / max(options.rate, 0.01), options: .transitionCrossDissolve,
            animations: { self.image = image }, completion: { _ in finish() })
    }
}
