/// How a `TransformSubscription` or a `TryTransformSubscription` goes on with a value.
@usableFromInline
enum Passage<Output> {
    /// The value, transformed or not, goes on.
    case pass(Output)
    /// The value is left out, and another one requested in its place.
    case drop
    /// The stream ends here.
    case finish
}

/// The subscription of the operators that decide for each value by itself whether it passes, and as what: `compactMap`,
/// `drop(while:)`, `prefix(while:)`.
///
/// It is for closures that do not throw, so that no code for that is in the way of the values.
@usableFromInline
final class TransformSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
    Input, Downstream.Failure, Downstream
>, Subscriber
{
    @usableFromInline
    let name: StaticString

    @usableFromInline
    let decide: (Input) -> Passage<Downstream.Input>

    /// Whether a mirror shows the downstream.
    private let isTransparent: Bool

    @usableFromInline
    init(
        _ downstream: Downstream, _ name: StaticString, isTransparent: Bool = true,
        _ decide: @escaping (Input) -> Passage<Downstream.Input>
    ) {
        self.name = name
        self.isTransparent = isTransparent
        self.decide = decide
        super.init(downstream)
    }

    @inlinable
    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        switch decide(input) {
        case .pass(let output): return downstream.receive(output)
        case .drop: return .max(1)
        case .finish: finish(.finished)
        }
        return .none
    }

    @usableFromInline
    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    override var description: String { name.description }

    @usableFromInline
    override var mirrorChildren: [Mirror.Child] { isTransparent ? super.mirrorChildren : [] }
}
