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
            let subscription = CatchSubscription<Upstream.Failure, NewPublisher, S>(subscriber, "Catch", handler)
            upstream.subscribe(CatchSide(subscription))
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
            let subscription = CatchSubscription<Upstream.Failure, NewPublisher, S>(subscriber, "TryCatch", handler)
            upstream.subscribe(CatchSide(subscription))
        }
    }
}

/// Listens to the publisher that may fail, then to its replacement.
///
/// The values that the downstream still wants when the first has failed are requested of the replacement. While that is
/// being made there is nothing to cancel, and a cancellation has no effect, as with Apple's.
private final class CatchSubscription<Caught: Error, NewPublisher: Publisher, Downstream: Subscriber>:
    SubscriptionObject, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where NewPublisher.Output == Downstream.Input {
    private enum State {
        case awaitingFirst
        case first(any Subscription)
        case awaitingReplacement
        case replacement(any Subscription)
        case over
    }

    private let downstream: Downstream
    private let name: StaticString
    private let handler: (Caught) throws -> NewPublisher
    private let lock = Lock()

    // Guarded by `lock`.
    private var state = State.awaitingFirst
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, _ name: StaticString, _ handler: @escaping (Caught) throws -> NewPublisher) {
        self.downstream = downstream
        self.name = name
        self.handler = handler
    }

    // MARK: The publisher that may fail

    func receiveFirst(_ subscription: any Subscription) {
        lock.lock()
        guard case .awaitingFirst = state else {
            lock.unlock()
            return subscription.cancel()
        }
        state = .first(subscription)
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receiveFirst(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.whileLocked { demand -= 1 }
        let more = downstream.receive(value)
        if more > 0 { lock.whileLocked { demand += more } }
        return more
    }

    func completeFirst(_ completion: Subscribers.Completion<Caught>) {
        lock.lock()
        switch (state, completion) {
        case (.first, .finished):
            state = .over
            lock.unlock()
            downstream.receive(completion: .finished)
        case (.first, .failure(let error)):
            state = .awaitingReplacement
            lock.unlock()
            replace(error)
        case (.over, _), (_, .finished):
            lock.unlock()
        case (_, .failure):
            lock.unlock()
            Violation.event("a completion")
        }
    }

    private func replace(_ error: Caught) {
        let replacement: NewPublisher
        do {
            replacement = try handler(error)
        } catch {
            lock.whileLocked { state = .over }
            return downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
        replacement.subscribe(CatchReplacementSide(self))
    }

    // MARK: The replacement

    func receiveReplacement(_ subscription: any Subscription) {
        lock.lock()
        guard case .awaitingReplacement = state else {
            lock.unlock()
            return subscription.cancel()
        }
        state = .replacement(subscription)
        let demand = self.demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    func receiveReplacement(_ value: Downstream.Input) -> Subscribers.Demand { downstream.receive(value) }

    func completeReplacement(_ completion: Subscribers.Completion<NewPublisher.Failure>) {
        lock.lock()
        guard case .replacement = state else { return lock.unlock() }
        state = .over
        lock.unlock()
        downstream.receive(completion: completion.mapFailure(to: Downstream.Failure.self))
    }

    // MARK: Subscription

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        switch state {
        case .awaitingFirst:
            lock.unlock()
            Violation.earlyRequest()
        case .first(let subscription):
            self.demand += demand
            lock.unlock()
            subscription.request(demand)
        case .awaitingReplacement:
            self.demand += demand
            lock.unlock()
        case .replacement(let subscription):
            lock.unlock()
            subscription.request(demand)
        case .over:
            lock.unlock()
        }
    }

    override func cancel() {
        lock.lock()
        switch state {
        case .first(let subscription), .replacement(let subscription):
            state = .over
            lock.unlock()
            subscription.cancel()
        case .awaitingFirst, .awaitingReplacement, .over:
            lock.unlock()
        }
    }

    var description: String { name.description }

    var customMirror: Mirror {
        let demand = lock.whileLocked { self.demand }
        return Mirror(self, children: ["downstream": downstream, "demand": demand])
    }

    var playgroundDescription: Any { description }
}

/// Listens to the publisher that may fail.
private struct CatchSide<Caught: Error, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber, Side
where NewPublisher.Output == Downstream.Input {
    let center: CatchSubscription<Caught, NewPublisher, Downstream>

    init(_ center: CatchSubscription<Caught, NewPublisher, Downstream>) { self.center = center }

    func receive(subscription: any Subscription) { center.receiveFirst(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { center.receiveFirst(input) }
    func receive(completion: Subscribers.Completion<Caught>) { center.completeFirst(completion) }
}

/// Listens to the replacement.
private struct CatchReplacementSide<Caught: Error, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber, Side
where NewPublisher.Output == Downstream.Input {
    let center: CatchSubscription<Caught, NewPublisher, Downstream>

    init(_ center: CatchSubscription<Caught, NewPublisher, Downstream>) { self.center = center }

    func receive(subscription: any Subscription) { center.receiveReplacement(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { center.receiveReplacement(input) }
    func receive(completion: Subscribers.Completion<NewPublisher.Failure>) { center.completeReplacement(completion) }
}

extension Publisher {
    /// Goes on with another publisher when this one fails.
    ///
    /// The replacement is subscribed to once, and asked for what the subscriber still wants. Should it fail as well,
    /// that failure passes. The handler is not called any more after cancellation.
    ///
    /// A value that was not requested stops the program, and so does a failure before the subscription.
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
