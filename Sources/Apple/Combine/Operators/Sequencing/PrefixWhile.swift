extension Publishers {
    /// The publisher of `prefix(while:)`.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values pass.
        public let upstream: Upstream

        /// Whether a value passes; the first that does not ends the stream.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `prefix(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let predicate = self.predicate
            upstream.subscribe(
                TransformSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "PrefixWhile") {
                    predicate($0) ? .pass($0) : .finish
                })
        }
    }

    /// The publisher of `tryPrefix(while:)`.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose first values pass.
        public let upstream: Upstream

        /// Whether a value passes; the first that does not ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryPrefix(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            let predicate = self.predicate
            upstream.subscribe(
                TransformSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryPrefixWhile") {
                    try predicate($0) ? .pass($0) : .finish
                })
        }
    }
}

extension Publisher {
    /// Publishes values as long as a closure accepts them, then finishes.
    ///
    /// The first value that is rejected is not published; the upstream is cancelled.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Publishes values as long as a closure accepts them, and fails with the error it throws.
    ///
    /// When the closure throws or rejects a value, the upstream is cancelled.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
