extension Publishers {
    /// The publisher of `collect(_:)`: arrays of a given size.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        /// The number of values in an array.
        public let count: Int

        /// Creates the publisher that `collect(_:)` returns.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
            upstream.subscribe(CollectByCountSubscription(subscriber, count, Upstream.Output.self))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

private final class CollectByCountSubscription<Element, Downstream: Subscriber>: OperatorSubscription<
    Element, Downstream.Failure, Downstream
>, Subscriber
where Downstream.Input == [Element] {
    private let count: Int
    /// Guarded by `lock`.
    private var buffer: [Element] = []

    init(_ downstream: Downstream, _ count: Int, _ type: Element.Type) {
        self.count = count
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        requestUpstream(demand * count)
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        guard isActive else { return .none }
        lock.lock()
        buffer.append(input)
        guard buffer.count == count else {
            lock.unlock()
            return .none
        }
        let full = exchange(&buffer, with: [])
        lock.unlock()
        return downstream.receive(full) * count
    }

    /// Passes a completion whenever one comes.
    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        _ = terminateEarly()
        let rest = lock.whileLocked { exchange(&buffer, with: []) }
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    override func cleanUp() {
        let dropped = lock.whileLocked { exchange(&buffer, with: []) }
        withExtendedLifetime(dropped) {}
    }

    override var description: String { "CollectByCount" }

    override var mirrorChildren: [Mirror.Child] {
        let buffer = lock.whileLocked { self.buffer }
        return [
            ("downstream", downstream), ("upstreamSubscription", currentUpstream as Any), ("buffer", buffer),
            ("count", count),
        ]
    }
}

extension Publisher {
    /// Publishes arrays of a given number of values.
    ///
    /// A request for arrays becomes a request for so many times the values. When the upstream finishes, the values that
    /// are left form a shorter array, which needs no request; when it fails, they are dropped.
    ///
    /// - Parameter count: The number of values in an array.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
