extension Publishers {
    /// A publisher that emits a Boolean value when a specified element is received from its upstream publisher.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The element to scan for in the upstream publisher.
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
            let output = self.output
            upstream.receive(
                subscriber: ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Contains", false) {
                    result, value in
                    guard value == output else { return false }
                    result = true
                    return true
                })
        }
    }

    /// A publisher that emits a Boolean value upon receiving an element that satisfies the predicate.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The closure that says for an element whether it counts.
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
            let predicate = self.predicate
            upstream.receive(
                subscriber: ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "ContainsWhere", false)
                {
                    result, value in
                    guard predicate(value) else { return false }
                    result = true
                    return true
                })
        }
    }

    /// A publisher that emits a Boolean value upon receiving an element that satisfies the predicate, by a closure that may throw.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The error-throwing closure that says for an element whether it counts.
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
            let predicate = self.predicate
            upstream.receive(
                subscriber: ReduceSubscription<Upstream.Output, Upstream.Failure, S>(
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
    /// Publishes a Boolean value upon receiving an element equal to the argument, or when the upstream finishes.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Publishes a Boolean value upon receiving an element that satisfies the predicate closure.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes a Boolean value upon receiving an element that satisfies the error-throwing predicate closure.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
