extension Publishers {
    /// The publisher of `min()`, `max()` and their forms with a closure.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream

        /// Whether the second value takes the place of the first as the result.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher of the value that no later one replaces.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let areInIncreasingOrder = self.areInIncreasingOrder
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Comparison", nil) {
                    result, value in
                    if let best = result, !areInIncreasingOrder(best, value) { return false }
                    result = value
                    return false
                })
        }
    }

    /// The publisher of `tryMin(by:)` and `tryMax(by:)`.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are compared.
        public let upstream: Upstream

        /// Whether the second value takes the place of the first as the result.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher of the value that no later one replaces.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            let areInIncreasingOrder = self.areInIncreasingOrder
            upstream.subscribe(
                ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryComparison", nil) {
                    result, value in
                    if let best = result, try !areInIncreasingOrder(best, value) { return false }
                    result = value
                    return false
                })
        }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the smallest value when the upstream finishes; the first of several equal ones.
    ///
    /// The upstream is asked for all its values at once; the result waits until the subscriber requests it. Without
    /// values it finishes without a result.
    public func min() -> Publishers.Comparison<Self> { max(by: >) }

    /// Publishes the largest value when the upstream finishes; the first of several equal ones.
    ///
    /// The upstream is asked for all its values at once; the result waits until the subscriber requests it. Without
    /// values it finishes without a result.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Publishes the smallest value by an order of your own, as `min()` does by `<`.
    ///
    /// - Parameter areInIncreasingOrder: Whether its first argument is smaller than the second.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the smallest value by an order of your own, and fails with the first error that the closure throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes the largest value by an order of your own, as `max()` does by `<`.
    ///
    /// - Parameter areInIncreasingOrder: Whether its first argument is smaller than the second.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes the largest value by an order of your own, and fails with the first error that the closure throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
