extension Publishers {
    /// The publisher of `contains(_:)`.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are searched.
        public let upstream: Upstream

        /// The value that is looked for.
        public let output: Upstream.Output

        /// Creates the publisher that `contains(_:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
            let output = self.output
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Contains", false) {
                    result, value in
                    guard value == output else { return false }
                    result = true
                    return true
                })
        }
    }

    /// The publisher of `contains(where:)`.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are searched.
        public let upstream: Upstream

        /// Whether a value is one that is looked for.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `contains(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
            let predicate = self.predicate
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "ContainsWhere", false) {
                    result, value in
                    guard predicate(value) else { return false }
                    result = true
                    return true
                })
        }
    }

    /// The publisher of `tryContains(where:)`.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher whose values are searched.
        public let upstream: Upstream

        /// Whether a value is one that is looked for.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryContains(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
            let predicate = self.predicate
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "TryContainsWhere", false
                ) {
                    result, value in
                    guard try predicate(value) else { return false }
                    result = true
                    return true
                })
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Publishes whether a value occurs: `true` as soon as it does, `false` when the upstream finishes without it.
    ///
    /// The upstream is asked for all its values at once, and cancelled once the answer is `true`. The answer waits
    /// until the subscriber requests it. If the upstream fails first, there is none.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Publishes whether a closure accepts a value: `true` as soon as it does, `false` when the upstream finishes
    /// before.
    ///
    /// Demand and cancellation are as for `contains(_:)`.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes whether a closure accepts a value, and fails with the error it throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
