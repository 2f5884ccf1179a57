/// `TransformSubscription` for closures that throw: `tryMap`, `tryFilter` and their kin.
///
/// An error of the closure ends the stream; the downstream's failure type is `any Error` then.
@usableFromInline
final class TryTransformSubscription<Input, InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, InputFailure, Downstream
>,
Subscriber
{
    @usableFromInline
    let name: StaticString

    @usableFromInline
    let decide: (Input) throws -> Passage<Downstream.Input>

    /// Whether a mirror shows the downstream.
    private let isTransparent: Bool

    @usableFromInline
    init(
        _ downstream: Downstream, _ name: StaticString, isTransparent: Bool = true,
        _ decide: @escaping (Input) throws -> Passage<Downstream.Input>
    ) {
        self.name = name
        self.isTransparent = isTransparent
        self.decide = decide
        super.init(downstream)
    }

    @inlinable
    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        do {
            switch try decide(input) {
            case .pass(let output): return downstream.receive(output)
            case .drop: return .max(1)
            case .finish: finish(.finished)
            }
        } catch {
            finish(.failure(error as! Downstream.Failure))
        }
        return .none
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        downstream.receive(completion: completion.mapFailure(to: Downstream.Failure.self))
    }

    override var description: String { name.description }

    @usableFromInline
    override var mirrorChildren: [Mirror.Child] { isTransparent ? super.mirrorChildren : [] }
}
