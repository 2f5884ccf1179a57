extension Publishers {
    /// The publisher of `encode(encoder:)`.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher whose values are encoded.
        public let upstream: Upstream

        private let encoder: Coder

        /// Creates the publisher that `encode(encoder:)` returns.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Coder.Output, S.Failure == any Error {
            let encoder = self.encoder
            upstream.subscribe(
                CodingSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Encode") {
                    try encoder.encode($0)
                })
        }
    }
}

extension Publisher where Output: Encodable {
    /// Publishes each value encoded.
    ///
    /// If the encoder throws, the upstream is cancelled and the error becomes the failure. All subscribers share the
    /// encoder: do not change it while values may arrive on another thread.
    ///
    /// - Parameter encoder: For instance a `JSONEncoder`.
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
