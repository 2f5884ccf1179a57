extension Publishers {
    /// A publisher that omits elements until a given closure returns false.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The closure that says for an element whether it counts.
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var isDropping = true
            let predicate = self.predicate
            upstream.receive(
                subscriber: TransformSubscription<Upstream.Output, S>(subscriber, "DropWhile", isTransparent: false) {
                    if isDropping { isDropping = predicate($0) }
                    return isDropping ? .drop : .pass($0)
                })
        }
    }

    /// A publisher that omits elements until a given closure returns false, by a closure that may throw.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The error-throwing closure that says for an element whether it counts.
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            var isDropping = true
            let predicate = self.predicate
            upstream.receive(
                subscriber: TryTransformSubscription<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "TryDropWhile", isTransparent: false
                ) {
                    if isDropping { isDropping = try predicate($0) }
                    return isDropping ? .drop : .pass($0)
                })
        }
    }
}

extension Publisher {
    /// Omits elements from the upstream publisher until a given closure returns false, then republishes all.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Omits elements until an error-throwing closure returns false.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
