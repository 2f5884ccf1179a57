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
            let junction = FlatMapJunction<NewPublisher, S>(subscriber, maxPublishers)
            subscriber.receive(subscription: junction)
            upstream.receive(subscriber: FlatMapOuter(junction: junction, transform: transform))
        }
    }
}

/// Merges the publishers that a closure makes of each value.
///
/// Without limit they deliver as they like; with a limited demand each is asked for one value at a time.
private final class FlatMapJunction<NewPublisher: Publisher, Downstream: Subscriber>: Junction<Downstream>
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
    private let maxPublishers: Subscribers.Demand

    // Guarded by `lock`.
    private var outer: (any Subscription)?
    private var inner: [Int: any Subscription] = [:]
    private var nextIndex = 0
    private var pending = 0
    private var isOuterFinished = false
    private var isUnlimited = false

    init(_ downstream: Downstream, _ maxPublishers: Subscribers.Demand) {
        self.maxPublishers = maxPublishers
        super.init(downstream)
    }

    func start(_ subscription: any Subscription) {
        lock.lock()
        guard outer == nil, !isOver else {
            lock.unlock()
            return subscription.cancel()
        }
        outer = subscription
        lock.unlock()
        if maxPublishers > 0 { subscription.request(maxPublishers) }
    }

    /// The number of a publisher that is about to be subscribed to; `nil` if it is too late.
    func begin() -> Int? {
        lock.whileLocked {
            if isOver || completion != nil { return nil }
            pending += 1
            nextIndex += 1
            return nextIndex
        }
    }

    func attach(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        guard !isOver, inner[index] == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        inner[index] = subscription
        let isUnlimited = self.isUnlimited
        lock.unlock()
        subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    func receive(_ input: Downstream.Input, from index: Int) -> Subscribers.Demand {
        lock.lock()
        let isUnlimited = self.isUnlimited
        let (isDelivered, more) = emitAndUnlock(input, from: index)
        if more == .unlimited { requested(more) }
        return isDelivered && !isUnlimited ? .max(1) : .none
    }

    override func requested(_ demand: Subscribers.Demand) {
        lock.lock()
        guard demand == .unlimited, !isUnlimited else { return lock.unlock() }
        isUnlimited = true
        let all = inner.sorted { $0.key < $1.key }
        lock.unlock()
        for (_, subscription) in all { subscription.request(.unlimited) }
    }

    override func deliveredLate(from source: Int) {
        lock.whileLocked { isUnlimited ? nil : inner[source] }?.request(.max(1))
    }

    func innerFinished(_ index: Int) {
        lock.lock()
        let finished = inner.removeValue(forKey: index)
        pending -= 1
        if pending == 0, isOuterFinished {
            completeAndUnlock(.finished, dropQueue: false)
        } else {
            let outer = maxPublishers == .unlimited ? nil : self.outer
            lock.unlock()
            outer?.request(.max(1))
        }
        withExtendedLifetime(finished) {}
    }

    /// A publisher has failed, or the upstream has if `index` is nil. One that has ended is not cancelled.
    func failed(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int?) {
        lock.lock()
        let ended: (any Subscription)?
        if let index { ended = inner.removeValue(forKey: index) } else { ended = exchange(&outer, with: nil) }
        completeAndUnlock(completion, dropQueue: true)
        withExtendedLifetime(ended) {}
    }

    func outerFinished() {
        lock.lock()
        isOuterFinished = true
        let outer = exchange(&self.outer, with: nil)
        if pending == 0 {
            completeAndUnlock(.finished, dropQueue: false)
        } else {
            lock.unlock()
        }
        withExtendedLifetime(outer) {}
    }

    override func cancelUpstreams() {
        lock.lock()
        let outer = exchange(&self.outer, with: nil)
        let inner = exchange(&self.inner, with: [:])
        lock.unlock()
        outer?.cancel()
        for (_, subscription) in inner.sorted(by: { $0.key < $1.key }) { subscription.cancel() }
    }

    override var description: String { "FlatMap" }
}

private struct FlatMapOuter<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber, JunctionSide
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
    let junction: FlatMapJunction<NewPublisher, Downstream>
    let transform: (Input) -> NewPublisher
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { junction.start(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let index = junction.begin() else { return .none }
        transform(input).subscribe(FlatMapInner(junction: junction, index: index))
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = completion { junction.failed(completion, from: nil) } else { junction.outerFinished() }
    }

    var description: String { "FlatMap" }
}

/// Listens to one of the publishers that were made.
private struct FlatMapInner<NewPublisher: Publisher, Downstream: Subscriber>: Subscriber, JunctionSide
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
    let junction: FlatMapJunction<NewPublisher, Downstream>
    let index: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { junction.attach(subscription, at: index) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { junction.receive(input, from: index) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = completion {
            junction.failed(completion, from: index)
        } else {
            junction.innerFinished(index)
        }
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
    /// values that wait and cancels the others. Values may arrive from several threads; they are delivered one at a
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
