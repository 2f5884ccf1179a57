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
            subscriber.receive(subscription: subscription)
            other.subscribe(DropUntilTrigger<Other.Output, S>(center: subscription))
            upstream.subscribe(subscription)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// Passes values once the other publisher has sent one. The downstream has its subscription before either publisher is
/// subscribed to.
private final class DropUntilSubscription<Downstream: Subscriber>: SubscriptionObject, Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let lock = Lock()

    // Guarded by `lock`.
    private var upstream: (any Subscription)?
    private var trigger: (any Subscription)?
    private var isTriggered = false
    private var isOver = false
    /// Demand that is requested and not dropped.
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    // MARK: The publisher whose values pass

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, !isOver else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        let demand = self.demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    /// A value that is dropped is not replaced.
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        if isTriggered, !isOver {
            lock.unlock()
            return downstream.receive(input)
        }
        if !isOver { demand -= 1 }
        lock.unlock()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !exchange(&isOver, with: true) else { return lock.unlock() }
        // Cancelling it has an effect all the same.
        let ended = upstream
        upstream = ended.map { LooseSubscription($0) }
        lock.unlock()
        withExtendedLifetime(ended) { downstream.receive(completion: completion) }
    }

    // MARK: The other publisher

    func receiveTrigger(_ subscription: any Subscription) {
        lock.lock()
        guard trigger == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        trigger = subscription
        lock.unlock()
        subscription.request(.max(1))
    }

    func receiveTrigger() -> Subscribers.Demand {
        lock.lock()
        isTriggered = true
        let trigger = exchange(&self.trigger, with: nil)
        lock.unlock()
        withExtendedLifetime(trigger) {}
        return .none
    }

    func completeTrigger(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let trigger = exchange(&self.trigger, with: nil)
        defer { withExtendedLifetime(trigger) {} }
        guard !isTriggered, !isOver else { return lock.unlock() }
        isOver = true
        let upstream = exchange(&self.upstream, with: nil)
        lock.unlock()
        upstream?.cancel()
        downstream.receive(completion: completion)
    }

    // MARK: Subscription

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let upstream = self.upstream
        lock.unlock()
        upstream?.request(demand)
    }

    override func cancel() {
        lock.lock()
        let upstream = exchange(&self.upstream, with: nil)
        let trigger = exchange(&self.trigger, with: nil)
        isOver = true
        lock.unlock()
        upstream?.cancel()
        trigger?.cancel()
    }

    var description: String { "DropUntilOutput" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

/// Listens to the other publisher.
private struct DropUntilTrigger<Input, Downstream: Subscriber>: Subscriber, Side {
    let center: DropUntilSubscription<Downstream>

    func receive(subscription: any Subscription) { center.receiveTrigger(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { center.receiveTrigger() }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { center.completeTrigger(completion) }
}

extension Publisher {
    /// Leaves out values until another publisher has sent one.
    ///
    /// The subscriber is handed its subscription first; then the other publisher is subscribed to and asked for a single
    /// value, then this one for what the subscriber has requested. A value left out uses up one that was requested. If
    /// the other publisher finishes or fails without a value, so does the result.
    public func drop<P>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P: Publisher, Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
