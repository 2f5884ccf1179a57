extension Publishers {
    /// The publisher of `makeConnectable()`.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Creates the publisher that `makeConnectable()` returns.
        public init(upstream: Upstream) { multicast = upstream.multicast(subject: PassthroughSubject()) }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            multicast.subscribe(subscriber)
        }

        /// Subscribes to the upstream, and returns what cancels that subscription.
        public func connect() -> any Cancellable { multicast.connect() }
    }
}

extension Publisher where Failure == Never {
    /// Holds values back until `connect()` is called, so that several subscribers can be attached before.
    ///
    /// To do so with a publisher that may fail, use `multicast(subject:)`.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
