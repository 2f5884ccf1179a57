/// The subscription of `encode` and `decode`.
final class CodingSubscription<Input, InputFailure: Error, Downstream: Subscriber>:
    OperatorSubscription<Input, InputFailure, Downstream>, Subscriber
where Downstream.Failure == any Error {
    private let name: StaticString
    private let convert: (Input) throws -> Downstream.Input

    init(_ downstream: Downstream, _ name: StaticString, _ convert: @escaping (Input) throws -> Downstream.Input) {
        self.name = name
        self.convert = convert
        super.init(downstream)
    }

    /// A value that comes before the subscription passes.
    override func receive(_ input: Input) -> Subscribers.Demand {
        guard !isOver else { return .none }
        let output: Downstream.Input
        do {
            output = try convert(input)
        } catch {
            let upstream = currentUpstream
            if terminateEarly() {
                upstream?.cancel()
                downstream.receive(completion: .failure(error))
            }
            return .none
        }
        return downstream.receive(output)
    }

    override func receive(completion: Subscribers.Completion<InputFailure>) {
        if terminateEarly() { downstream.receive(completion: completion.eraseError()) }
    }

    override var description: String { name.description }

    override var mirrorChildren: [Mirror.Child] {
        [("downstream", downstream), ("finished", isOver), ("upstreamSubscription", currentUpstream as Any)]
    }
}
