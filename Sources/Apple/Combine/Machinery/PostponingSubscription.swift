/// The base of `receive(on:)` and `delay`, whose completion is under way for a time. Until it has been delivered the
/// operator holds on to everything, and cannot be cancelled.
@usableFromInline
class PostponingSubscription<Downstream: Subscriber, Context: Scheduler>: ScheduledSubscription<Downstream, Context> {
    /// The upstream, once it has completed. Guarded by `lock`.
    private final var ending: SubscriptionObject?

    /// Schedules an action that delivers an event. For subclasses to override.
    func schedule(_ action: @escaping () -> Void) {}

    @usableFromInline
    final override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        enqueue(.value(input))
        schedule { self.deliverNext() }
        return .none
    }

    @usableFromInline
    final override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard let upstream = terminate() else { return }
        lock.whileLocked { ending = upstream }
        enqueue(.completion(completion))
        schedule { self.deliverNext() }
    }

    /// Demand that the downstream returns for a value becomes a request.
    final override func deliver(_ event: Event) {
        switch event {
        case .value(let value):
            guard upstreamToTheEnd != nil else { return }
            let more = downstream.receive(value)
            if more > 0 { upstreamToTheEnd?.request(more) }
        case .completion(let completion):
            let ended = lock.whileLocked { exchange(&ending, with: nil) }
            withExtendedLifetime(ended) { downstream.receive(completion: completion) }
        }
    }

    private final var upstreamToTheEnd: SubscriptionObject? { currentUpstream ?? lock.whileLocked { ending } }

    final override func cleanUp() { dropEvents() }
}
