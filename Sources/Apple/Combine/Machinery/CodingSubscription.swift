/// The subscription of `encode` and `decode`; its mirror shows them as Apple's does.
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

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        do {
            return downstream.receive(try convert(input))
        } catch {
            finish(.failure(error))
            return .none
        }
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        downstream.receive(completion: completion.eraseError())
    }

    override var description: String { name.description }

    override var mirrorChildren: [Mirror.Child] {
        let status = self.status
        var isFinished = false
        var upstream: (any Subscription)?
        switch status {
        case .awaitingSubscription: break
        case .subscribed(let subscription): upstream = subscription
        case .terminal: isFinished = true
        }
        return [("downstream", downstream), ("finished", isFinished), ("upstreamSubscription", upstream as Any)]
    }
}
