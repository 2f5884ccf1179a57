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
            upstream.receive(subscriber: CollectByCountSubscription(subscriber, count, Upstream.Output.self))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

private final class CollectByCountSubscription<Element, Downstream: Subscriber>: OperatorSubscription<
    Element, Downstream.Failure, Downstream
>, Subscriber
where Downstream.Input == [Element] {
    private let count: Int
    private var buffer: [Element] = []

    init(_ downstream: Downstream, _ count: Int, _ type: Element.Type) {
        self.count = count
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        if demand > 0 { requestUpstream(demand * count) }
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        guard isActive else { return .none }
        buffer.append(input)
        guard buffer.count == count else { return .none }
        return downstream.receive(exchange(&buffer, with: [])) * count
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion, !buffer.isEmpty { _ = downstream.receive(exchange(&buffer, with: [])) }
        downstream.receive(completion: completion)
    }

    override var description: String { "CollectByCount" }

    override var mirrorChildren: [Mirror.Child] {
        [("downstream", downstream), ("upstreamSubscription", status), ("buffer", buffer), ("count", count)]
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
