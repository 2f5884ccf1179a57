/// Changes the transaction of what changes in a view.
public struct _TransactionModifier: NodeModifier {
    public typealias Body = Never
    let transform: (inout Transaction) -> Void
    /// Told of the animation outside.
    var scope: AnimationScope?

    func makeEffect() -> TransactionEffect { TransactionEffect() }
    func update(_ effect: TransactionEffect, _ inputs: Inputs) {}

    func updateContent(_ effect: TransactionEffect, _ inputs: Inputs, _ body: () -> Void) {
        guard let graph = inputs.graph else { return body() }
        // A view that comes is as it is.
        guard effect.hasBeen else {
            effect.hasBeen = true
            return body()
        }
        let outer = graph.nextAnimation
        scope?.outer = outer
        var transaction = Transaction.current
        transaction.animation = outer
        transform(&transaction)
        let inner = transaction.disablesAnimations ? nil : transaction.animation
        if inner == outer { body() } else { graph.animating(with: inner, body) }
    }
}

final class TransactionEffect: ModifierEffect {
    var hasBeen = false

    func end() {}
}

/// Changes the transaction of what changes in a view together with a value.
public struct _ValueTransactionModifier<Value: Equatable>: NodeModifier {
    public typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void

    func makeEffect() -> ChangeEffect<Value> { ChangeEffect() }
    func update(_ effect: ChangeEffect<Value>, _ inputs: Inputs) {}

    func updateContent(_ effect: ChangeEffect<Value>, _ inputs: Inputs, _ body: () -> Void) {
        defer { effect.value = value }
        guard let old = effect.value, old != value, let graph = inputs.graph else { return body() }
        var transaction = Transaction(animation: graph.nextAnimation)
        transform(&transaction)
        graph.animating(with: transaction.disablesAnimations ? nil : transaction.animation, body)
    }
}

/// The animation outside of modifiers that have one of their own.
final class AnimationScope {
    var outer: Animation?
}

/// Brings a view up to date with the animation outside of modifiers that have one of their own.
struct OuterAnimationModifier: NodeModifier {
    typealias Body = Never
    let scope: AnimationScope

    func makeEffect() -> TransactionEffect { TransactionEffect() }
    func update(_ effect: TransactionEffect, _ inputs: Inputs) {}

    func updateContent(_ effect: TransactionEffect, _ inputs: Inputs, _ body: () -> Void) {
        guard let graph = inputs.graph, graph.nextAnimation != scope.outer else { return body() }
        graph.animating(with: scope.outer, body)
    }
}

extension View {
    /// Changes the transaction of what changes in the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction of what changes in the view when `value` does.
    public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }

    /// Changes the transaction of what `body` does to the view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let scope = AnimationScope()
        return body(PlaceholderContentView(content: AnyView(modifier(OuterAnimationModifier(scope: scope)))))
            .modifier(_TransactionModifier(transform: transform, scope: scope))
    }

    /// Animates what `body` does to the view; what changes in the view itself goes by its own animation.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { transaction({ $0.animation = animation }, body: body) }
}
