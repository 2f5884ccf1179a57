extension Publishers {
    /// The publisher of `first()`.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first value is published.
        public let upstream: Upstream

        /// Creates the publisher that `first()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "First", nil) {
                    result, value in
                    result = value
                    return true
                })
        }
    }

    /// The publisher of `first(where:)`.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are searched.
        public let upstream: Upstream

        /// Whether a value is one that is looked for.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `first(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let predicate = self.predicate
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryFirst", nil) {
                    result, value in
                    guard predicate(value) else { return false }
                    result = value
                    return true
                })
        }
    }

    /// The publisher of `tryFirst(where:)`.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are searched.
        public let upstream: Upstream

        /// Whether a value is one that is looked for.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryFirst(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            let predicate = self.predicate
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryFirstWhere", nil) {
                    result, value in
                    guard try predicate(value) else { return false }
                    result = value
                    return true
                })
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the first value, then finishes.
    ///
    /// The upstream is asked for all its values at once, as Apple's does, and cancelled upon the first. That one waits
    /// until the subscriber requests it. `prefix(1)` passes the subscriber's demand on instead.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Publishes the first value that a closure accepts, then finishes; finishes without one if there is none.
    ///
    /// The upstream is asked for all its values at once, and cancelled when one has been found. That one waits until
    /// the subscriber requests it.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the first value that a closure accepts, and fails with the error it throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
