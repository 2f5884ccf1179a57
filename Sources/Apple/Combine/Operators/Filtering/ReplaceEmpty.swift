extension Publishers {
    /// The publisher of `replaceEmpty(with:)`.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may be empty.
        public let upstream: Upstream

        /// The value for an upstream that has none.
        public let output: Upstream.Output

        /// Creates the publisher that `replaceEmpty(with:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.receive(
                subscriber: ReplaceSubscription<Upstream.Failure, S>(
                    subscriber, "ReplaceEmpty", output, replacesEmpty: true))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes a value of your choice if the upstream finishes without any.
    ///
    /// The value waits until the subscriber has requested one. An upstream that fails is not empty: its failure passes.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
