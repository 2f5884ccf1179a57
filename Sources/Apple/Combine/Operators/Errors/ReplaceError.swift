extension Publishers {
    /// The publisher of `replaceError(with:)`.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that may fail.
        public let upstream: Upstream

        /// The value that stands in for a failure.
        public let output: Upstream.Output

        /// Creates the publisher that `replaceError(with:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
            upstream.receive(
                subscriber: ReplaceSubscription<Upstream.Failure, S>(
                    subscriber, "ReplaceError", output, replacesEmpty: false))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes a value of your choice in place of a failure, then finishes.
    ///
    /// The value waits until the subscriber has requested one.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
