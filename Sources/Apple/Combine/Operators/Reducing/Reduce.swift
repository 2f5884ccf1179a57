extension Publishers {
    /// The publisher of `reduce(_:_:)`: one result of all values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are combined.
        public let upstream: Upstream

        /// The result of an upstream without values.
        public let initial: Output

        /// Makes the next result of the previous one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher that `reduce(_:_:)` returns.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let nextPartialResult = self.nextPartialResult
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Reduce", initial) {
                    result, value in
                    result = nextPartialResult(result!, value)
                    return false
                })
        }
    }

    /// The publisher of `tryReduce(_:_:)`: one result of all values, unless the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are combined.
        public let upstream: Upstream

        /// The result of an upstream without values.
        public let initial: Output

        /// Makes the next result of the previous one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher that `tryReduce(_:_:)` returns.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let nextPartialResult = self.nextPartialResult
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryReduce", initial) {
                    result, value in
                    result = try nextPartialResult(result!, value)
                    return false
                })
        }
    }
}

extension Publisher {
    /// Combines all values into one result, published when the upstream finishes.
    ///
    /// The upstream is asked for all its values at once; the result waits until the subscriber requests it. If the
    /// upstream fails, no result is published.
    ///
    /// - Parameters:
    ///   - initialResult: The result to start from, and of an upstream without values.
    ///   - nextPartialResult: Called with the result so far and a value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values into one result, and fails with the first error that the closure throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told. Otherwise it is as
    /// `reduce(_:_:)`.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
