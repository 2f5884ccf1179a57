extension Publishers {
    /// The publisher of
    /// `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)`.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are watched.
        public let upstream: Upstream

        /// Called with the upstream's subscription.
        public let receiveSubscription: ((any Subscription) -> Void)?

        /// Called with each value.
        public let receiveOutput: ((Upstream.Output) -> Void)?

        /// Called with the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// Called when the subscriber cancels.
        public let receiveCancel: (() -> Void)?

        /// Called with each request.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates the publisher that
        /// `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)` returns.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Upstream.Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.receive(subscriber: HandleEventsSubscription(subscriber, self))
        }
    }
}

private final class HandleEventsSubscription<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let downstream: Downstream
    private let lock = Lock()

    // Guarded by `lock`.
    private var events: Publishers.HandleEvents<Upstream>?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
        self.downstream = downstream
        self.events = events
    }

    private var currentEvents: Publishers.HandleEvents<Upstream>? { lock.whileLocked { events } }

    func receive(subscription: any Subscription) {
        currentEvents?.receiveSubscription?(subscription)
        lock.lock()
        guard upstream == nil, events != nil else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        currentEvents?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { currentEvents?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        currentEvents?.receiveCompletion?(completion)
        release()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        currentEvents?.receiveRequest?(demand)
        lock.whileLocked { upstream }?.request(demand)
    }

    func cancel() {
        currentEvents?.receiveCancel?()
        release()?.cancel()
    }

    @discardableResult
    private func release() -> (any Subscription)? {
        lock.lock()
        let events = exchange(&self.events, with: nil)
        let upstream = exchange(&self.upstream, with: nil)
        lock.unlock()
        withExtendedLifetime(events) {}
        return upstream
    }

    var description: String { "HandleEvents" }
    var customMirror: Mirror { Mirror(self, children: ["inner": downstream]) }
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Calls closures as events pass, each before the event goes on.
    ///
    /// The closures run on the thread on which the event happens, and are released after the completion or the
    /// cancellation.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the upstream's subscription.
    ///   - receiveOutput: Called with each value.
    ///   - receiveCompletion: Called with the completion.
    ///   - receiveCancel: Called when the subscriber cancels.
    ///   - receiveRequest: Called with each request, and with what the subscriber asks for as it receives a value.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
