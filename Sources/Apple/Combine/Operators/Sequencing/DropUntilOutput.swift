extension Publishers {
    /// The publisher of `drop(untilOutputFrom:)`.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values are left out.
        public let upstream: Upstream

        /// The publisher whose first value lets values pass.
        public let other: Other

        /// Creates the publisher that `drop(untilOutputFrom:)` returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let subscription = DropUntilSubscription(subscriber)
            other.subscribe(
                TriggerSubscriber<Other.Output, Other.Failure> {
                    subscription.trigger($0)
                } onSubscription: {
                    subscription.attach($0)
                })
            upstream.receive(subscriber: subscription)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

private final class DropUntilSubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>,
Subscriber
{
    // Guarded by `lock`.
    private var trigger: (any Subscription)?
    private var isTriggered = false
    private var demand = Subscribers.Demand.none

    func attach(_ subscription: any Subscription) {
        lock.whileLocked { trigger = subscription }
        subscription.request(.max(1))
    }

    func trigger(_ event: Trigger<Downstream.Failure>) {
        lock.lock()
        let trigger = exchange(&self.trigger, with: nil)
        if case .output = event { isTriggered = true }
        let isTriggered = self.isTriggered
        lock.unlock()
        switch event {
        case .output: trigger?.cancel()
        case .completion(.finished): if !isTriggered { finish(.finished) }
        case .completion(let failure): if !isTriggered { finish(failure) }
        }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        return lock.whileLocked { isTriggered } ? downstream.receive(input) : .max(1)
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cleanUp()
        downstream.receive(completion: completion)
    }

    override func cleanUp() { lock.whileLocked { exchange(&trigger, with: nil) }?.cancel() }

    override var description: String { "DropUntilOutput" }
    override var mirrorChildren: [Mirror.Child] { [] }
}

extension Publisher {
    /// Leaves out values until another publisher has sent one.
    ///
    /// The other publisher is subscribed to first and asked for a single value, upon which it is cancelled. Until then
    /// each value of this one is left out and another requested in its place. If the other publisher finishes or fails
    /// without a value, so does the result.
    public func drop<P>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P: Publisher, Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
