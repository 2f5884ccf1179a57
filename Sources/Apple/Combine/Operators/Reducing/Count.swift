extension Publishers {
    /// A publisher that publishes the number of elements received from the upstream publisher.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Upstream.Failure {
            upstream.receive(
                subscriber: ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Count", 0) {
                    result, _ in
                    result! += 1
                    return false
                })
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the number of elements received from the upstream publisher, when it finishes.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
