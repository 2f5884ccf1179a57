extension Publishers {
    /// The publisher of `collect()`: all values in one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        /// Creates the publisher that `collect()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "Collect", [], countOf: { $0.count }
                ) {
                    result, value in
                    result!.append(value)
                    return false
                })
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes one array of all values when the upstream finishes.
    ///
    /// The upstream is asked for all its values at once, and the array grows without bound. An upstream without values
    /// gives an empty array; one that fails gives none.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
