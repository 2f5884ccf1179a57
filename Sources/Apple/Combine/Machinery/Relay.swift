/// The base of an operator that goes from one publisher to the next in the middle of a stream: `append`, `catch`,
/// `retry`. It is the subscription of the downstream.
///
/// It counts the values that are requested and not delivered yet, and asks the next publisher for as many.
class Relay<Downstream: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    final let downstream: Downstream
    final let lock = Lock()

    // Guarded by `lock`.
    private final var demand = Subscribers.Demand.none
    private final var upstream: (any Subscription)?
    private final var isOver = false
    private final var hasStarted = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Takes the subscription of the first publisher, or of the next one.
    final func attach(_ subscription: any Subscription) {
        lock.lock()
        if isOver {
            lock.unlock()
            return subscription.cancel()
        }
        let replaced = exchange(&upstream, with: subscription)
        let isFirst = !exchange(&hasStarted, with: true)
        let demand = self.demand
        lock.unlock()
        withExtendedLifetime(replaced) {}
        if isFirst {
            downstream.receive(subscription: self)
        } else if demand > 0 {
            subscription.request(demand)
        }
    }

    final func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        if isOver {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        if more > 0 { lock.whileLocked { demand += more } }
        return more
    }

    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let upstream = end() else { return }
        withExtendedLifetime(upstream) {}
        downstream.receive(completion: completion)
    }

    final var isActive: Bool { lock.whileLocked { !isOver } }

    private final func end() -> (any Subscription)?? {
        lock.lock()
        defer { lock.unlock() }
        guard !exchange(&isOver, with: true) else { return nil }
        return .some(exchange(&upstream, with: nil))
    }

    func cleanUp() {}

    final func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let upstream = self.upstream
        lock.unlock()
        upstream?.request(demand)
    }

    final func cancel() {
        if let upstream = end() {
            upstream?.cancel()
            cleanUp()
        }
    }

    var description: String { "Relay" }
    var customMirror: Mirror {
        let demand = lock.whileLocked { self.demand }
        return Mirror(self, children: ["downstream": downstream, "demand": demand])
    }
    var playgroundDescription: Any { description }
}
