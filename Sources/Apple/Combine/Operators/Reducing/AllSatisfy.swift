extension Publishers {
    /// A publisher that publishes whether all received elements pass a given predicate.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
                subscriber: ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "AllSatisfy", true) {
                    result, value in
                    guard !predicate(value) else { return false }
                    result = false
                    return true
                })
        }
    }

    /// A publisher that publishes whether all received elements pass a given predicate, by a closure that may throw.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
                subscriber: ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryAllSatisfy", true)
                {
                    result, value in
                    guard try !predicate(value) else { return false }
                    result = false
                    return true
                })
        }
    }
}

extension Publisher {
    /// Publishes a single Boolean value that indicates whether all received elements pass a given predicate.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Publishes whether all received elements pass a given error-throwing predicate.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
