extension Publishers {
    /// The publisher of `flatMap(maxPublishers:_:)`.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values that publishers are made of.
        public let upstream: Upstream

        /// How many of the publishers made are subscribed to at a time.
        public let maxPublishers: Subscribers.Demand

        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates the publisher that `flatMap(maxPublishers:_:)` returns.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == NewPublisher.Output, S.Failure == Upstream.Failure {
            let junction = FlatMapJunction<Upstream.Output, NewPublisher, S>(subscriber, maxPublishers, transform)
            subscriber.receive(subscription: junction)
            upstream.subscribe(junction)
        }
    }
}

/// Listens to the upstream, and merges the publishers that a closure makes of each value.
///
/// Without limit they deliver as they like; with a limited demand each is asked for one value at a time.
private final class FlatMapJunction<Input, NewPublisher: Publisher, Downstream: Subscriber>: Junction<Downstream>,
    Subscriber
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    private let maxPublishers: Subscribers.Demand
    private let transform: (Input) -> NewPublisher

    // Guarded by `lock`.
    private var outer: (any Subscription)?
    private var inner: [Int: any Subscription] = [:]
    private var nextIndex = 0
    private var pending = 0
    private var isOuterFinished = false

    init(
        _ downstream: Downstream, _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Input) -> NewPublisher
    ) {
        self.maxPublishers = maxPublishers
        self.transform = transform
        super.init(downstream)
    }

    // MARK: The upstream

    func receive(subscription: any Subscription) {
        lock.lock()
        guard outer == nil, !isOver else {
            lock.unlock()
            return subscription.cancel()
        }
        outer = subscription
        lock.unlock()
        subscription.request(maxPublishers)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.whileLocked({ !isOver && completion == nil }) else { return .none }
        let publisher = transform(input)
        let index = lock.whileLocked {
            pending += 1
            nextIndex += 1
            return nextIndex
        }
        publisher.subscribe(FlatMapSide(junction: self, index: index))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let ended = exchange(&outer, with: nil)
        isOuterFinished = true
        if case .failure = completion {
            completeAndUnlock(completion, dropQueue: true)
        } else {
            finishIfDoneAndUnlock()
        }
        withExtendedLifetime(ended) {}
    }

    // MARK: The publishers that are made

    /// Takes the subscription in any case: one that comes after the end is used as if there was none.
    func attach(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        pending -= 1
        let replaced = inner.updateValue(subscription, forKey: index)
        let isUnlimited = demand == .unlimited
        lock.unlock()
        subscription.request(isUnlimited ? .unlimited : .max(1))
        withExtendedLifetime(replaced) {}
    }

    func receive(_ input: Downstream.Input, from index: Int) -> Subscribers.Demand {
        lock.lock()
        let isUnlimited = demand == .unlimited
        let (isDelivered, more) = emitAndUnlock(input, from: index)
        if more == .unlimited, !isUnlimited { requested(more) }
        return isDelivered && !isUnlimited ? .max(1) : .none
    }

    func complete(_ completion: Subscribers.Completion<Failure>, from index: Int) {
        lock.lock()
        let ended = inner.removeValue(forKey: index)
        defer { withExtendedLifetime(ended) {} }
        if case .failure = completion { return completeAndUnlock(completion, dropQueue: true) }
        if finishIfDoneAndUnlock() { return }
        if maxPublishers != .unlimited { lock.whileLocked { outer }?.request(.max(1)) }
    }

    /// Called with the lock held; releases it.
    @discardableResult
    private func finishIfDoneAndUnlock() -> Bool {
        guard isOuterFinished, inner.isEmpty, pending == 0 else {
            lock.unlock()
            return false
        }
        completeAndUnlock(.finished, dropQueue: false)
        return true
    }

    // MARK: The junction

    override func requested(_ demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        let all = lock.whileLocked { inner.sorted { $0.key < $1.key } }
        for (_, subscription) in all { subscription.request(.unlimited) }
    }

    override func deliveredLate(from source: Int) {
        lock.whileLocked { demand == .unlimited ? nil : inner[source] }?.request(.max(1))
    }

    /// The upstream is cancelled by the downstream alone; a failure leaves it be.
    override func cancelUpstreams() {
        lock.lock()
        let outer = exchange(&self.outer, with: nil)
        let isCancelled = completion == nil
        let inner = exchange(&self.inner, with: [:])
        lock.unlock()
        for (_, subscription) in inner.sorted(by: { $0.key < $1.key }) { subscription.cancel() }
        if isCancelled { outer?.cancel() }
        withExtendedLifetime(outer) {}
    }

    override var description: String { "FlatMap" }
}

/// Listens to one of the publishers that were made.
private struct FlatMapSide<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber, JunctionSide
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
    let junction: FlatMapJunction<Input, NewPublisher, Downstream>
    let index: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { junction.attach(subscription, at: index) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { junction.receive(input, from: index) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        junction.complete(completion, from: index)
    }

    var description: String { "FlatMap" }
}

extension Publisher {
    /// Makes a publisher of each value, and publishes what all of these publish, as it comes.
    ///
    /// The upstream is asked for `maxPublishers` values, and for one more whenever one of the publishers made has
    /// finished. With unlimited demand these send as they like; otherwise each is asked for one value at a time, so
    /// that at most one value of each waits to be wanted.
    ///
    /// It finishes when the upstream and all publishers made have. It fails as soon as one of them fails, drops the
    /// values that wait and cancels the publishers made; as with Apple's, the upstream is not. Values may arrive from several threads; they are delivered one at a
    /// time.
    ///
    /// - Parameters:
    ///   - maxPublishers: How many publishers are subscribed to at a time; without limit by default. With `.max(1)` the
    ///     values come in the order of the upstream's.
    ///   - transform: Called with each value, on the thread on which it arrives.
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher that may fail of each value of one that cannot, and publishes what all of these publish.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher of each value, and publishes what all of these publish; neither can fail.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher that cannot fail of each value, and publishes what all of these publish.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}
