/// What a `TryTransformSubscription` does with a value.
@usableFromInline
enum Passage<Output> {
    /// The value, transformed or not, goes on.
    case pass(Output)
    /// The value is left out, and another one requested in its place.
    case drop
    /// The stream ends here.
    case finish
}

/// The stage of the operators that decide for each value by itself whether it passes, and as what: `filter`,
/// `compactMap`, `removeDuplicates`, `tryMap` and their kin.
///
/// What the closure throws ends the stream with that error, for which the downstream's failure type is `any Error`.
@usableFromInline
final class TryTransformSubscription<Input, InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<Input, InputFailure, Downstream>,
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

/// The same for operators that cannot fail by themselves, without the code for that on the values' way.
@usableFromInline
final class TransformSubscription<Input, Downstream: Subscriber>: OperatorSubscription<Input, Downstream.Failure, Downstream>, Subscriber {
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

extension Subscribers.Completion {
    /// The same signal with a failure type that is the same, or `any Error`.
    @usableFromInline
    func mapFailure<Other: Error>(to other: Other.Type) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error as! Other)
        }
    }
}
