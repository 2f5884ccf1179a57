extension Publishers {
    /// The publisher of `retry(_:)`.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to again.
        public let upstream: Upstream

        /// How many more times the upstream is subscribed to; without limit if `nil`.
        public let retries: Int?

        /// Creates the publisher that `retry(_:)` returns; one that never gives up if `retries` is `nil`.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(RetrySubscription(subscriber, upstream, retries))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

/// Subscribes to the same publisher again, and asks it for what the downstream still wants.
///
/// Demand that the downstream returns for a value becomes a request.
private final class RetrySubscription<Upstream: Publisher, Downstream: Subscriber>: SubscriptionObject, Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()

    // Guarded by `lock`.
    private var ends: (publisher: Upstream, downstream: Downstream)?
    private var upstream: (any Subscription)?
    private var remaining: Int?
    private var demand = Subscribers.Demand.none
    private var hasStarted = false
    private var isSubscribing = false
    private var isDue = false

    init(_ downstream: Downstream, _ publisher: Upstream, _ retries: Int?) {
        ends = (publisher, downstream)
        remaining = retries
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard let downstream = ends?.downstream, upstream == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        let demand = self.demand
        let isFirst = !exchange(&hasStarted, with: true)
        lock.unlock()
        if isFirst { downstream.receive(subscription: self) }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard let downstream = ends?.downstream else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(input)
        guard more > 0 else { return .none }
        lock.lock()
        demand += more
        let upstream = self.upstream
        lock.unlock()
        upstream?.request(more)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard let ends else { return lock.unlock() }
        let ended = exchange(&upstream, with: nil)
        defer { withExtendedLifetime(ended) {} }
        if case .failure = completion, takeAttempt() { return subscribeAgainAndUnlock(to: ends.publisher) }
        self.ends = nil
        lock.unlock()
        ends.downstream.receive(completion: completion)
    }

    /// Takes one of the attempts that are left. A negative number never runs out.
    private func takeAttempt() -> Bool {
        guard let remaining else { return true }
        if remaining == 0 { return false }
        self.remaining = remaining - 1
        return true
    }

    /// Subscribes once more. A publisher that fails at once comes back here before it has returned; a loop takes
    /// its turn, so that many attempts do not fill the stack.
    private func subscribeAgainAndUnlock(to publisher: Upstream) {
        isDue = true
        if isSubscribing { return lock.unlock() }
        isSubscribing = true
        while exchange(&isDue, with: false) {
            lock.unlock()
            publisher.subscribe(self)
            lock.lock()
        }
        isSubscribing = false
        lock.unlock()
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard ends != nil else { return lock.unlock() }
        self.demand += demand
        let upstream = self.upstream
        lock.unlock()
        upstream?.request(demand)
    }

    override func cancel() {
        lock.lock()
        let ends = exchange(&self.ends, with: nil)
        let upstream = exchange(&self.upstream, with: nil)
        lock.unlock()
        upstream?.cancel()
        withExtendedLifetime(ends) {}
    }

    var description: String { "Retry" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Subscribes again when the upstream fails, up to a number of times; the failure after that passes.
    ///
    /// Each attempt is asked for what the subscriber still wants. Values of a failed attempt have been published
    /// already, and come again if the next one sends them. The attempts follow each other at once. An upstream that
    /// fails on subscription does not deepen the stack.
    ///
    /// - Parameter retries: How many attempts may follow the first; without limit if negative.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
