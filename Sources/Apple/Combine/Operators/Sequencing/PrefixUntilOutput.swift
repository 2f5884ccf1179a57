extension Publishers {
    /// The publisher of `prefix(untilOutputFrom:)`.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values pass.
        public let upstream: Upstream

        /// The publisher whose first value ends the stream.
        public let other: Other

        /// Creates the publisher that `prefix(untilOutputFrom:)` returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let subscription = PrefixUntilSubscription(subscriber)
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

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

private final class PrefixUntilSubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>,
Subscriber
{
    // Guarded by `lock`.
    private var trigger: (any Subscription)?
    private var isTriggered = false

    func attach(_ subscription: any Subscription) {
        lock.whileLocked { trigger = subscription }
        subscription.request(.max(1))
    }

    func trigger<Failure>(_ event: Trigger<Failure>) {
        guard case .output = event else { return }
        lock.lock()
        isTriggered = true
        let trigger = exchange(&self.trigger, with: nil)
        lock.unlock()
        trigger?.cancel()
        finish(.finished)
    }

    override func start() {
        downstream.receive(subscription: self)
        if lock.whileLocked({ isTriggered }) { finish(.finished) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isActive ? downstream.receive(input) : .none
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cleanUp()
        downstream.receive(completion: completion)
    }

    override func cleanUp() { lock.whileLocked { exchange(&trigger, with: nil) }?.cancel() }

    override var description: String { "PrefixUntilOutput" }
    override var mirrorChildren: [Mirror.Child] { [] }
}

extension Publisher {
    /// Publishes values until another publisher has sent one, then finishes.
    ///
    /// The other publisher is subscribed to first and asked for a single value. Upon that value both publishers are
    /// cancelled. Its completion, failures included, changes nothing.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
