/// The subscription of `replaceEmpty` and `replaceError`: it passes values on, and ends an empty or failed stream with a
/// value of its own, once that is requested.
final class ReplaceSubscription<InputFailure: Error, Downstream: Subscriber>:
    OperatorSubscription<Downstream.Input, InputFailure, Downstream>, Subscriber
{
    private let name: StaticString
    private let output: Downstream.Input
    private let replacesEmpty: Bool
    private var isEmpty = true

    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var isWaiting = false

    init(_ downstream: Downstream, _ name: StaticString, _ output: Downstream.Input, replacesEmpty: Bool) {
        self.name = name
        self.output = output
        self.replacesEmpty = replacesEmpty
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        self.demand += demand
        let isDue = exchange(&isWaiting, with: false)
        lock.unlock()
        if isDue { publish() } else { requestUpstream(demand) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        isEmpty = false
        lock.whileLocked { demand -= 1 }
        let more = downstream.receive(input)
        if more > 0 { lock.whileLocked { demand += more } }
        return more
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        switch completion {
        case .finished where !(replacesEmpty && isEmpty):
            downstream.receive(completion: .finished)
        case .failure(let error) where replacesEmpty:
            downstream.receive(completion: .failure(error as! Downstream.Failure))
        case .finished, .failure:
            lock.lock()
            isWaiting = demand == .none
            let isDue = !isWaiting
            lock.unlock()
            if isDue { publish() }
        }
    }

    private func publish() {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    override func cleanUp() { lock.whileLocked { isWaiting = false } }

    override var description: String { name.description }
}
