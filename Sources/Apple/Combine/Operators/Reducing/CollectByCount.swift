extension Publishers {
    /// A publisher that buffers a maximum number of items.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The maximum number of received elements to buffer before publishing.
        public let count: Int

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
    /// Collects up to the specified number of elements, and then emits a single array of the collection.
    ///
    /// When the upstream finishes, what is left is emitted as a shorter array; when it fails, it is dropped.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
