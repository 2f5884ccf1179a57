import Combine

/// Runs an action when a value differs from the one at the last update.
public struct _ValueActionModifier<Value: Equatable>: NodeModifier {
    public typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func makeEffect() -> ChangeEffect<Value> { ChangeEffect() }

    func update(_ effect: ChangeEffect<Value>, _ inputs: Inputs) {
        let old = effect.value
        effect.value = value
        let new = value
        let action = action
        if let old {
            if old != new { inputs.graph?.afterUpdate { action(old, new) } }
        } else if isInitial {
            inputs.graph?.afterUpdate { action(new, new) }
        }
    }
}

final class ChangeEffect<Value>: ModifierEffect {
    var value: Value?

    func end() {}
}

/// Runs an action for each value of a publisher.
public struct _SubscriptionModifier<P: Publisher>: NodeModifier where P.Failure == Never {
    public typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    func makeEffect() -> SubscriptionEffect<P.Output> {
        let effect = SubscriptionEffect<P.Output>()
        effect.subscribe(to: publisher)
        return effect
    }

    func update(_ effect: SubscriptionEffect<P.Output>, _ inputs: Inputs) { effect.action = action }
}

final class SubscriptionEffect<Output>: ModifierEffect {
    var action: (Output) -> Void = { _ in }
    private var cancellable: AnyCancellable?

    func subscribe<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Never {
        cancellable = publisher.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { self?.action(value) }
            } else {
                DispatchQueue.main.async { self?.action(value) }
            }
        }
    }

    func end() { cancellable = nil }
}

extension View {
    /// Runs an action with the new value when a value changes.
    @available(iOS, deprecated: 17, message: "Use onChange with a closure of two values or none.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
    }

    /// Runs an action when a value changes; if `initial`, for the first value too.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when a value changes; if `initial`, for the first value too.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Does `action` with each value, on the main thread.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }

    /// Animates whatever changes in the view; nil leaves changes without an animation of this kind.
    @available(iOS, deprecated: 15, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View { modifier(_EveryChangeModifier(animation: animation)) }

    /// Animates what changes in the view when `value` does.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }
}

/// An animation of the changes that come with another value.
public struct _AnimationModifier<Value: Equatable>: NodeModifier {
    public typealias Body = Never
    let animation: Animation?
    let value: Value

    func makeEffect() -> ChangeEffect<Value> { ChangeEffect() }

    func update(_ effect: ChangeEffect<Value>, _ inputs: Inputs) {}

    func updateContent(_ effect: ChangeEffect<Value>, _ inputs: Inputs, _ body: () -> Void) {
        defer { effect.value = value }
        guard let old = effect.value, old != value, let graph = inputs.graph else { return body() }
        graph.animating(with: animation, body)
    }
}

/// An animation of every change in a view.
public struct _EveryChangeModifier: ViewModifier {
    let animation: Animation?

    public func body(content: Content) -> some View {
        content.modifier(_AnimatedUpdateModifier(animation: animation)).environment(\.changeAnimation, animation)
    }
}

/// Has what comes with each update after the first move to its place.
struct _AnimatedUpdateModifier: NodeModifier {
    typealias Body = Never
    let animation: Animation?

    func makeEffect() -> ChangeEffect<Bool> { ChangeEffect() }

    func update(_ effect: ChangeEffect<Bool>, _ inputs: Inputs) {}

    func updateContent(_ effect: ChangeEffect<Bool>, _ inputs: Inputs, _ body: () -> Void) {
        defer { effect.value = true }
        guard effect.value == true, let graph = inputs.graph else { return body() }
        graph.animating(with: animation, body)
    }
}

private struct ChangeAnimationKey: EnvironmentKey { static var defaultValue: Animation? { nil } }

extension EnvironmentValues {
    /// The animation of changes that views make by themselves.
    var changeAnimation: Animation? {
        get { self[ChangeAnimationKey.self] }
        set { self[ChangeAnimationKey.self] = newValue }
    }
}
