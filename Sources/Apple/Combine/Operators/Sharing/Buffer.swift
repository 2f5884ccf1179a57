extension Publishers {
    /// The publisher of `buffer(size:prefetch:whenFull:)`.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are kept.
        public let upstream: Upstream

        /// How many values are kept at most.
        public let size: Int

        /// How many values the upstream is asked for.
        public let prefetch: Publishers.PrefetchStrategy

        /// How a value is dealt with for which there is no room.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// Creates the publisher that `buffer(size:prefetch:whenFull:)` returns.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(BufferSubscription(subscriber, size, prefetch, whenFull))
        }
    }
}

private final class BufferSubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>,
Subscriber
{
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>

    // Guarded by `lock`.
    private var buffer = Fifo<Downstream.Input>()
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false

    init(
        _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    ) {
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream)
    }

    override func start() {
        requestUpstream(prefetch == .keepFull ? .max(size) : .unlimited)
        downstream.receive(subscription: self)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        lock.lock()
        if case .failure = completion {
            lock.unlock()
            return .none
        }
        var dropped: Downstream.Input?
        if buffer.count >= size {
            switch whenFull {
            case .dropNewest:
                return drainAndUnlock()
            case .dropOldest:
                dropped = buffer.popFirst()
            case .customError(let makeError):
                lock.unlock()
                overflow(makeError())
                return .none
            }
        }
        buffer.append(input)
        let delivered = drainAndUnlock()
        withExtendedLifetime(dropped) {}
        return delivered
    }

    /// Cancels the upstream. The downstream is told when it next asks for something.
    private func overflow(_ error: Downstream.Failure) {
        lock.whileLocked { completion = .failure(error) }
        currentUpstream?.cancel()
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard isActive else { return }
        lock.lock()
        if self.completion != nil { return lock.unlock() }
        self.completion = completion
        _ = drainAndUnlock()
    }

    override func request(_ demand: Subscribers.Demand) {
        guard isActive else { return }
        lock.lock()
        self.demand += demand
        let delivered = drainAndUnlock()
        if delivered > 0 { requestUpstream(delivered) }
    }

    /// Delivers the values that are wanted, and returns how much room that has made. A failure does not wait for values
    /// that are not wanted; a normal end waits for all of them, and for a request.
    private func drainAndUnlock() -> Subscribers.Demand {
        if isDelivering {
            lock.unlock()
            return .none
        }
        isDelivering = true
        var delivered = Subscribers.Demand.none
        while isActive, demand > 0, let value = buffer.popFirst() {
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            delivered += 1
            lock.lock()
            demand += more
        }
        isDelivering = false
        let isDue =
            switch completion {
            case .finished?: demand > 0 && buffer.isEmpty
            case .failure?: demand == .none || buffer.isEmpty
            case nil: false
            }
        let completion = self.completion
        lock.unlock()
        if isDue, let completion, terminate() != nil { downstream.receive(completion: completion) }
        return prefetch == .keepFull ? delivered : .none
    }

    override func cleanUp() {
        lock.lock()
        let buffer = exchange(&self.buffer, with: Fifo())
        lock.unlock()
        withExtendedLifetime(buffer) {}
    }

    override var description: String { "Buffer" }

    override var mirrorChildren: [Mirror.Child] {
        let (values, demand, completion) = lock.whileLocked { (buffer.contents, self.demand, self.completion) }
        return [
            ("values", values), ("state", status), ("downstreamDemand", demand), ("terminal", completion as Any),
        ]
    }
}

extension Publisher {
    /// Keeps values until the subscriber wants them.
    ///
    /// A normal end waits until the kept values are delivered and something is requested; a failure comes after the
    /// values that are wanted, and drops the others. With `.keepFull` nothing is ever dropped, as the
    /// upstream is asked for no more than there is room for, provided that it keeps to that.
    ///
    /// - Parameters:
    ///   - size: How many values are kept at most.
    ///   - prefetch: How many values the upstream is asked for.
    ///   - whenFull: How a value is dealt with for which there is no room.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
