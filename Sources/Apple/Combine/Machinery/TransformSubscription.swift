/// How a `TransformSubscription` goes on with a value.
@usableFromInline
enum Passage<Output> {
    /// The value, transformed or not, goes on.
    case pass(Output)
    /// The value is left out, and another one requested in its place.
    case drop
    /// The stream ends here.
    case finish
}

/// The subscription of the operators that decide for each value by itself whether it passes, and as what: `tryFilter`,
/// `tryCompactMap`, `prefix(while:)`.
///
/// An error of the closure ends the stream; the downstream's failure type is `any Error` then.
@usableFromInline
final class TransformSubscription<Input, InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, InputFailure, Downstream
>,
Subscriber
{
    private let name: StaticString
    private let decide: (Input) throws -> Passage<Downstream.Input>

    init(
        _ downstream: Downstream, _ name: StaticString,
        _ decide: @escaping (Input) throws -> Passage<Downstream.Input>
    ) {
        self.name = name
        self.decide = decide
        super.init(downstream)
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { requestStrictly(demand) }

    @usableFromInline
    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return refuse() }
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

    @usableFromInline
    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        downstream.receive(completion: completion.mapFailure(to: Downstream.Failure.self))
    }

    @usableFromInline
    override var isStrict: Bool { true }

    @usableFromInline
    override var description: String { name.description }

    @usableFromInline
    override var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] }
}

extension OperatorSubscription {
    /// Asks the upstream for more, and stops the program where that is nothing or too early.
    @usableFromInline
    final func requestStrictly(_ demand: Subscribers.Demand) {
        demand.requireSome()
        if phase.load(ordering: .relaxed) == 0 { Violation.earlyRequest() }
        requestUpstream(demand)
    }
}
