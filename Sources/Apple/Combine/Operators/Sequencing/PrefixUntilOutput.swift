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
            other.subscribe(PrefixUntilTrigger<Other.Output, Other.Failure, S>(center: subscription))
            upstream.subscribe(subscription)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

private final class PrefixUntilSubscription<Downstream: Subscriber>: SubscriptionObject, Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    typealias Failure = Downstream.Failure

    private enum Half {
        case awaitingSubscription
        case subscribed(any Subscription)
        case over

        var subscription: (any Subscription)? {
            if case .subscribed(let subscription) = self { subscription } else { nil }
        }
    }

    private let downstream: Downstream
    private let lock = Lock()

    // Guarded by `lock`.
    private var upstream = Half.awaitingSubscription
    private var trigger = Half.awaitingSubscription

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Ends both halves, and returns their subscriptions; the first is there if values passed.
    private func end() -> (upstream: (any Subscription)?, trigger: (any Subscription)?) {
        lock.whileLocked {
            (exchange(&upstream, with: .over).subscription, exchange(&trigger, with: .over).subscription)
        }
    }

    // MARK: The publisher whose values pass

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaitingSubscription = upstream else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = .subscribed(subscription)
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.whileLocked({ upstream.subscription }) != nil else { return .none }
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let ended = end()
        ended.trigger?.cancel()
        if ended.upstream != nil { downstream.receive(completion: completion) }
    }

    // MARK: The other publisher

    func receiveTrigger(_ subscription: any Subscription) {
        lock.lock()
        guard case .awaitingSubscription = trigger else {
            lock.unlock()
            return subscription.cancel()
        }
        trigger = .subscribed(subscription)
        lock.unlock()
        subscription.request(.max(1))
    }

    /// Finishes, even before the downstream has a subscription.
    func receiveTrigger() -> Subscribers.Demand {
        guard lock.whileLocked({ trigger.subscription }) != nil else { return .none }
        let ended = end()
        guard ended.trigger != nil else { return .none }
        ended.upstream?.cancel()
        downstream.receive(completion: .finished)
        return .none
    }

    func completeTrigger() {
        let ended = lock.whileLocked { exchange(&trigger, with: .over) }
        withExtendedLifetime(ended) {}
    }

    // MARK: Subscription

    override func request(_ demand: Subscribers.Demand) {
        lock.whileLocked { upstream.subscription }?.request(demand)
    }

    override func cancel() {
        let ended = end()
        ended.upstream?.cancel()
        ended.trigger?.cancel()
    }

    var description: String { "PrefixUntilOutput" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

/// Listens to the other publisher.
private struct PrefixUntilTrigger<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Side {
    let center: PrefixUntilSubscription<Downstream>

    func receive(subscription: any Subscription) { center.receiveTrigger(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { center.receiveTrigger() }
    func receive(completion: Subscribers.Completion<Failure>) { center.completeTrigger() }
}

extension Publisher {
    /// Publishes values until another publisher has sent one, then finishes.
    ///
    /// The other publisher is subscribed to first and asked for a single value, upon which this one is cancelled. Its
    /// completion, failures included, changes nothing. If it sends that value at once, the subscriber is told of the end
    /// before it has a subscription.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
