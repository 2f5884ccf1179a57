extension Publishers {
    /// The publisher of `catch(_:)`.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that may fail.
        public let upstream: Upstream

        /// Makes the replacement of a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the publisher that `catch(_:)` returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == NewPublisher.Failure {
            let relay = CatchRelay<Upstream.Failure, NewPublisher, S>(subscriber, "Catch", handler)
            upstream.receive(subscriber: CatchSide(relay: relay))
        }
    }

    /// The publisher of `tryCatch(_:)`.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that may fail.
        public let upstream: Upstream

        /// Makes the replacement of a failure, or throws another error.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the publisher that `tryCatch(_:)` returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            let relay = CatchRelay<Upstream.Failure, NewPublisher, S>(subscriber, "TryCatch", handler)
            upstream.receive(subscriber: CatchSide(relay: relay))
        }
    }
}

private final class CatchRelay<Caught: Error, NewPublisher: Publisher, Downstream: Subscriber>: Relay<Downstream>
where NewPublisher.Output == Downstream.Input {
    private let name: StaticString
    let handler: (Caught) throws -> NewPublisher

    init(_ downstream: Downstream, _ name: StaticString, _ handler: @escaping (Caught) throws -> NewPublisher) {
        self.name = name
        self.handler = handler
        super.init(downstream)
    }

    override var description: String { name.description }
}

/// Listens to the publisher that may fail.
private struct CatchSide<Caught: Error, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber, RelaySide
where NewPublisher.Output == Downstream.Input {
    let relay: CatchRelay<Caught, NewPublisher, Downstream>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { relay.attach(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { relay.deliver(input) }

    func receive(completion: Subscribers.Completion<Caught>) {
        switch completion {
        case .finished:
            relay.finish(.finished)
        case .failure(let error):
            guard relay.isActive else { return }
            do {
                try relay.handler(error).subscribe(CatchReplacementSide(relay: relay))
            } catch {
                relay.finish(.failure(error as! Downstream.Failure))
            }
        }
    }
}

/// Listens to the replacement.
private struct CatchReplacementSide<Caught: Error, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
    RelaySide
where NewPublisher.Output == Downstream.Input {
    let relay: CatchRelay<Caught, NewPublisher, Downstream>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { relay.attach(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { relay.deliver(input) }
    func receive(completion: Subscribers.Completion<NewPublisher.Failure>) {
        relay.finish(completion.mapFailure(to: Downstream.Failure.self))
    }
}

extension Publisher {
    /// Goes on with another publisher when this one fails.
    ///
    /// The replacement is subscribed to once, and asked for what the subscriber still wants. Should it fail as well,
    /// that failure passes. The handler is not called any more after cancellation.
    ///
    /// - Parameter handler: Makes the replacement of the failure.
    public func `catch`<P>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P: Publisher, Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher when this one fails, or fails with the error that the handler throws.
    ///
    /// - Parameter handler: Makes the replacement of the failure, or throws.
    public func tryCatch<P>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P: Publisher, Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
