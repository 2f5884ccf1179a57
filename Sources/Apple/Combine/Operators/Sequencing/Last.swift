extension Publishers {
    /// The publisher of `last()`.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose last value is published.
        public let upstream: Upstream

        /// Creates the publisher that `last()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Last", nil) {
                    result, value in
                    result = value
                    return false
                })
        }
    }

    /// The publisher of `last(where:)`.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are searched.
        public let upstream: Upstream

        /// Whether a value is one that is looked for.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `last(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let predicate = self.predicate
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "LastWhere", nil) {
                    result, value in
                    if predicate(value) { result = value }
                    return false
                })
        }
    }

    /// The publisher of `tryLast(where:)`.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are searched.
        public let upstream: Upstream

        /// Whether a value is one that is looked for.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryLast(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            let predicate = self.predicate
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryLastWhere", nil) {
                    result, value in
                    if try predicate(value) { result = value }
                    return false
                })
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the last value when the upstream finishes.
    ///
    /// The upstream is asked for all its values at once; the last waits until the subscriber requests it. Without
    /// values it finishes without one, and if the upstream fails none is published.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Publishes the last value that a closure accepts, when the upstream finishes.
    ///
    /// The closure is called with every value. Demand is as for `last()`.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the last value that a closure accepts, and fails with the error it throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
