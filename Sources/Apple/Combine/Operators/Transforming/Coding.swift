extension Publishers {
    /// A publisher that encodes elements received from an upstream publisher, with a given encoder.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        private let encoder: Coder

        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Coder.Output, S.Failure == any Error {
            let encoder = self.encoder
            upstream.receive(
                subscriber: CodingSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Encode") {
                    try encoder.encode($0)
                })
        }
    }

    /// A publisher that decodes elements received from an upstream publisher, with a given decoder.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        private let decoder: Coder

        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let decoder = self.decoder
            upstream.receive(
                subscriber: CodingSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Decode") {
                    try decoder.decode(Output.self, from: $0)
                })
        }
    }
}

private final class CodingSubscription<Input, InputFailure: Error, Downstream: Subscriber>:
    OperatorSubscription<Input, InputFailure, Downstream>, Subscriber
where Downstream.Failure == any Error {
    private let name: StaticString
    private let convert: (Input) throws -> Downstream.Input

    init(_ downstream: Downstream, _ name: StaticString, _ convert: @escaping (Input) throws -> Downstream.Input) {
        self.name = name
        self.convert = convert
        super.init(downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        do {
            return downstream.receive(try convert(input))
        } catch {
            finish(.failure(error))
            return .none
        }
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        downstream.receive(completion: completion.eraseError())
    }

    override var description: String { name.description }

    override var mirrorChildren: [Mirror.Child] {
        let status = self.status
        var isFinished = false
        var upstream: (any Subscription)?
        switch status {
        case .awaitingSubscription: break
        case .subscribed(let subscription): upstream = subscription
        case .terminal: isFinished = true
        }
        return [("downstream", downstream), ("finished", isFinished), ("upstreamSubscription", upstream as Any)]
    }
}

extension Publisher {
    /// Decodes the output from the upstream using a specified decoder.
    public func decode<Item, Coder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publisher where Output: Encodable {
    /// Encodes the output from upstream using a specified encoder.
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
