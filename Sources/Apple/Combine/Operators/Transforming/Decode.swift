extension Publishers {
    /// The publisher of `decode(type:decoder:)`.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher whose values are decoded.
        public let upstream: Upstream

        private let decoder: Coder

        /// Creates the publisher that `decode(type:decoder:)` returns.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let decoder = self.decoder
            upstream.subscribe(
                CodingSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Decode") {
                    try decoder.decode(Output.self, from: $0)
                })
        }
    }
}

extension Publisher {
    /// Publishes what is decoded from each value.
    ///
    /// If the decoder throws, the upstream is cancelled and the error becomes the failure. All subscribers share the
    /// decoder: do not change it while values may arrive on another thread.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - decoder: For instance a `JSONDecoder`.
    public func decode<Item, Coder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
