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
            upstream.receive(subscriber: RetrySide(relay: RetryRelay(subscriber, upstream, retries)))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

private final class RetryRelay<Upstream: Publisher, Downstream: Subscriber>: Relay<Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    let publisher: Upstream

    // Used by whoever holds the turn to subscribe, under `lock`.
    private var remaining: Int?
    private var isSubscribing = false
    private var isDue = false

    init(_ downstream: Downstream, _ publisher: Upstream, _ retries: Int?) {
        self.publisher = publisher
        remaining = retries
        super.init(downstream)
    }

    /// Takes one of the attempts that are left.
    func takeAttempt() -> Bool {
        lock.whileLocked {
            guard let remaining else { return true }
            guard remaining > 0 else { return false }
            self.remaining = remaining - 1
            return true
        }
    }

    /// Subscribes once more. A publisher that fails at once comes back here before it has returned; a loop takes
    /// its turn, so that many attempts do not fill the stack.
    func subscribeAgain() {
        lock.lock()
        isDue = true
        if isSubscribing { return lock.unlock() }
        isSubscribing = true
        while exchange(&isDue, with: false) {
            lock.unlock()
            if isActive { publisher.subscribe(RetrySide(relay: self)) }
            lock.lock()
        }
        isSubscribing = false
        lock.unlock()
    }

    override var description: String { "Retry" }
}

private struct RetrySide<Upstream: Publisher, Downstream: Subscriber>: Subscriber, RelaySide
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    let relay: RetryRelay<Upstream, Downstream>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { relay.attach(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { relay.deliver(input) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = completion, relay.takeAttempt() {
            relay.subscribeAgain()
        } else {
            relay.finish(completion)
        }
    }
}

extension Publisher {
    /// Subscribes again when the upstream fails, up to a number of times; the failure after that passes.
    ///
    /// Each attempt is asked for what the subscriber still wants. Values of a failed attempt have been published
    /// already, and come again if the next one sends them. The attempts follow each other at once. An upstream that
    /// fails on subscription does not deepen the stack.
    ///
    /// - Parameter retries: How many attempts may follow the first.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
