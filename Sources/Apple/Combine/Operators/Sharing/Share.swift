extension Publishers {
    /// The publisher of `share()`. Two are equal if they are the same object.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to once for everybody.
        public let upstream: Upstream

        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates the publisher that `share()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            shared.subscribe(subscriber)
        }

        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Subscribes once for all subscribers: with the first, until the last has cancelled.
    ///
    /// Subscribers that come later miss the values sent before. A publisher that sends all its values on subscription
    /// sends them to the first subscriber alone; use `makeConnectable()` or `multicast(subject:)` there. Once the
    /// upstream has completed, later subscribers are only told of the completion.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
