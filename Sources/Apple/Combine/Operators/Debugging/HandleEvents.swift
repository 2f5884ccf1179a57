extension Publishers {
    /// The publisher of
    /// `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)`.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are watched.
        public let upstream: Upstream

        /// Called with the upstream's subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// Called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        /// Called with each request.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

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
            upstream.subscribe(
                HandleEventsSubscription(
                    subscriber,
                    EventHandlers(
                        receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
                        receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
                        receiveRequest: receiveRequest)))
        }
    }
}

/// The closures of `handleEvents`, without the publisher, which would keep its upstream.
private struct EventHandlers<Output, Failure: Error> {
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?
}

private final class HandleEventsSubscription<Downstream: Subscriber>: SubscriptionObject, Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let lock = Lock()

    // Guarded by `lock`.
    private var handlers: EventHandlers<Downstream.Input, Failure>?
    private var status = SubscriptionStatus.awaitingSubscription

    init(_ downstream: Downstream, _ handlers: EventHandlers<Downstream.Input, Failure>) {
        self.downstream = downstream
        self.handlers = handlers
    }

    private var current: EventHandlers<Downstream.Input, Failure>? { lock.whileLocked { handlers } }

    private var upstream: (any Subscription)? {
        lock.whileLocked { if case .subscribed(let subscription) = status { subscription } else { nil } }
    }

    func receive(subscription: any Subscription) {
        current?.receiveSubscription?(subscription)
        lock.lock()
        guard case .awaitingSubscription = status else {
            lock.unlock()
            return subscription.cancel()
        }
        status = .subscribed(subscription)
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        current?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { current?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        current?.receiveCompletion?(completion)
        lock.lock()
        let released = (exchange(&handlers, with: nil), exchange(&status, with: .terminal))
        lock.unlock()
        withExtendedLifetime(released) { downstream.receive(completion: completion) }
    }

    override func request(_ demand: Subscribers.Demand) {
        current?.receiveRequest?(demand)
        upstream?.request(demand)
    }

    override func cancel() {
        current?.receiveCancel?()
        lock.lock()
        guard case .subscribed(let upstream) = status else { return lock.unlock() }
        status = .terminal
        let released = exchange(&handlers, with: nil)
        lock.unlock()
        upstream.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "HandleEvents" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
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
