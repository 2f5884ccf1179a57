extension Publishers {
    /// A publisher that transforms elements by providing the current element and the last value returned by a closure.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The previous result before the first element.
        public let initialResult: Output

        /// The closure that combines the previous result and the next element.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            var result = initialResult
            let nextPartialResult = self.nextPartialResult
            upstream.receive(
                subscriber: PassageStage<Upstream.Output, S>(subscriber, "Scan") {
                    result = nextPartialResult(result, $0)
                    return .pass(result)
                })
        }
    }

    /// A publisher that transforms elements by providing the current element and the last value returned by a closure that may throw.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The previous result before the first element.
        public let initialResult: Output

        /// The closure that combines the previous result and the next element.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            var result = initialResult
            let nextPartialResult = self.nextPartialResult
            upstream.receive(
                subscriber: FilterStage<Upstream.Output, Upstream.Failure, S>(subscriber, "TryScan") {
                    result = try nextPartialResult(result, $0)
                    return .pass(result)
                })
        }
    }
}

extension Publisher {
    /// Transforms elements by providing the current element to a closure along with the last value it returned.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Transforms elements like `scan(_:_:)`; an error that the closure throws ends the stream.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
