extension Publishers {
    /// The publisher of `allSatisfy(_:)`.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are tested.
        public let upstream: Upstream

        /// Whether a value passes the test.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `allSatisfy(_:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
            let predicate = self.predicate
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "AllSatisfy", true) {
                    result, value in
                    guard !predicate(value) else { return false }
                    result = false
                    return true
                })
        }
    }

    /// The publisher of `tryAllSatisfy(_:)`.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher whose values are tested.
        public let upstream: Upstream

        /// Whether a value passes the test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryAllSatisfy(_:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
            let predicate = self.predicate
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryAllSatisfy", true) {
                    result, value in
                    guard try !predicate(value) else { return false }
                    result = false
                    return true
                })
        }
    }
}

extension Publisher {
    /// Publishes whether a closure accepts every value: `false` as soon as it rejects one, `true` when the upstream
    /// finishes.
    ///
    /// The upstream is asked for all its values at once, and cancelled once the answer is `false`. The answer for an
    /// upstream without values is `true`. If the upstream fails first, there is none.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Publishes whether a closure accepts every value, and fails with the error it throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
