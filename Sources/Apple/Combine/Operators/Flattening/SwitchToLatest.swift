extension Publishers {
    /// The publisher of `switchToLatest()`.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// Creates the publisher that `switchToLatest()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == P.Output, S.Failure == P.Failure {
            let junction = SwitchJunction<P, S>(subscriber)
            subscriber.receive(subscription: junction)
            upstream.subscribe(junction)
        }
    }
}

/// Listens to the upstream, and to the latest of the publishers that come.
private final class SwitchJunction<P: Publisher, Downstream: Subscriber>: Junction<Downstream>, Subscriber
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    // Guarded by `lock`.
    private var outer: (any Subscription)?
    private var inner: (any Subscription)?
    private var index = 0
    private var awaitsInner = false
    private var hasRequested = false
    private var isOuterFinished = false

    // MARK: The upstream

    func receive(subscription: any Subscription) {
        lock.lock()
        guard outer == nil, !isOver else {
            lock.unlock()
            return subscription.cancel()
        }
        outer = subscription
        lock.unlock()
        subscription.request(.unlimited)
    }

    /// Leaves the present publisher for the next one.
    func receive(_ input: P) -> Subscribers.Demand {
        lock.lock()
        guard !isOver, completion == nil, !isOuterFinished else {
            lock.unlock()
            return .none
        }
        index += 1
        let index = self.index
        awaitsInner = true
        let previous = exchange(&inner, with: nil)
        lock.unlock()
        previous?.cancel()
        input.subscribe(SwitchSide(junction: self, index: index))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        isOuterFinished = true
        let ended = exchange(&outer, with: nil)
        if case .failure = completion {
            completeAndUnlock(completion, dropQueue: true)
        } else if !awaitsInner, inner == nil {
            completeAndUnlock(completion, dropQueue: false)
        } else {
            lock.unlock()
        }
        withExtendedLifetime(ended) {}
    }

    // MARK: The latest publisher

    func attach(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        guard !isOver, inner == nil, index == self.index else {
            lock.unlock()
            return subscription.cancel()
        }
        inner = subscription
        awaitsInner = false
        let demand = self.demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Downstream.Input, from index: Int) -> Subscribers.Demand {
        lock.lock()
        guard index == self.index, !isOver else {
            lock.unlock()
            return .none
        }
        // A value that has overtaken another thread's waits; one that nobody has ever asked for stops the program.
        if demand == .none, !hasRequested {
            lock.unlock()
            Subscribers.Demand.rejectNegative()
        }
        return emitAndUnlock(input, from: index).1
    }

    func complete(_ completion: Subscribers.Completion<Failure>, from index: Int) {
        lock.lock()
        guard index == self.index, !isOver else { return lock.unlock() }
        if awaitsInner {
            lock.unlock()
            Violation.event("a completion")
        }
        // A publisher that has ended is not cancelled.
        let ended = exchange(&inner, with: nil)
        if case .failure = completion {
            completeAndUnlock(completion, dropQueue: true)
        } else if isOuterFinished {
            completeAndUnlock(.finished, dropQueue: false)
        } else {
            lock.unlock()
        }
        withExtendedLifetime(ended) {}
    }

    // MARK: The junction

    override func requested(_ demand: Subscribers.Demand) {
        lock.lock()
        hasRequested = true
        let inner = self.inner
        lock.unlock()
        inner?.request(demand)
    }

    override func cancelUpstreams() {
        lock.lock()
        let outer = exchange(&self.outer, with: nil)
        let inner = exchange(&self.inner, with: nil)
        lock.unlock()
        inner?.cancel()
        outer?.cancel()
    }

    override var description: String { "SwitchToLatest" }
}

private struct SwitchSide<P: Publisher, Downstream: Subscriber>: Subscriber, JunctionSide
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let junction: SwitchJunction<P, Downstream>
    let index: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { junction.attach(subscription, at: index) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { junction.receive(input, from: index) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        junction.complete(completion, from: index)
    }

    var description: String { "SwitchToLatest" }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the publisher that came last.
    ///
    /// When a publisher arrives, the one before is cancelled, and the new one asked for what the subscriber still
    /// wants. Publishers themselves are requested without limit.
    ///
    /// It finishes when the upstream and the last of its publishers have. It fails as soon as one of these two fails.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Publishes the values of the publisher that came last, where that may fail and the publisher of publishers
    /// cannot.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Publishes the values of the publisher that came last, where neither can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the publisher that came last, where that cannot fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}
