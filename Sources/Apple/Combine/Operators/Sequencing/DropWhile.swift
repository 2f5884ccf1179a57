extension Publishers {
    /// The publisher of `drop(while:)`.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values may be left out.
        public let upstream: Upstream

        /// Whether a value is to be left out; not called any more once it has returned `false`.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `drop(while:)` returns.
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

    /// The publisher of `tryDrop(while:)`.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose first values may be left out.
        public let upstream: Upstream

        /// Whether a value is to be left out; not called any more once it has returned `false`.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryDrop(while:)` returns.
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
    /// Leaves out values until a closure returns `false`, then publishes that value and all that follow.
    ///
    /// For each value left out one more is requested from the upstream.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values until a closure returns `false`, and fails with the error it throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
