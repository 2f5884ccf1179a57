extension Publishers {
    /// The publisher of `count()`: the number of values.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are counted.
        public let upstream: Upstream

        /// Creates the publisher that `count()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Count", 0) {
                    result, _ in
                    result! += 1
                    return false
                })
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes how many values there were, when the upstream finishes.
    ///
    /// The upstream is asked for all its values at once. If it fails, no number is published.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
