extension Publishers {
    /// The publisher of `multicast(_:)`: subscribers attach to a subject, and `connect()` attaches the subject to the
    /// upstream.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to once for everybody.
        public let upstream: Upstream

        /// Makes the subject. It is called when somebody first subscribes or connects, and not again.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?

        /// Creates the publisher that `multicast(_:)` returns.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var currentSubject: SubjectType {
            if let subject = lock.whileLocked({ self.subject }) { return subject }
            let created = createSubject()
            return lock.whileLocked {
                if let subject { return subject }
                subject = created
                return created
            }
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            currentSubject.subscribe(MulticastSubscription(subscriber, upstream))
        }

        /// Subscribes the subject to the upstream, and returns what cancels that subscription.
        ///
        /// The upstream is asked for all its values once a subscriber wants one.
        public func connect() -> any Cancellable {
            upstream.subscribe(currentSubject)
        }
    }
}

/// Stands between the subject and a subscriber, and keeps the upstream's publisher as long as values may come.
private final class MulticastSubscription<Upstream: Publisher, Downstream: Subscriber>: SubscriptionObject, Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    private let lock = Lock()

    // Guarded by `lock`.
    private var ends: (publisher: Upstream, downstream: Downstream)?
    private var upstream: SubscriptionObject?

    init(_ downstream: Downstream, _ publisher: Upstream) { ends = (publisher, downstream) }

    /// Who receives values now.
    private var current: Downstream? { lock.whileLocked { upstream == nil ? nil : ends?.downstream } }

    /// Forgets everything; `nil` if there is no subscription.
    private func end() -> (upstream: SubscriptionObject, ends: (publisher: Upstream, downstream: Downstream))? {
        lock.whileLocked {
            guard let upstream, let ends else { return nil }
            self.upstream = nil
            self.ends = nil
            return (upstream, ends)
        }
    }

    func receive(subscription: any Subscription) {
        let object = SubscriptionObject.wrapping(subscription)
        lock.lock()
        guard upstream == nil, let downstream = ends?.downstream else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = object
        lock.unlock()
        downstream.receive(subscription: self)
    }

    /// Demand that the downstream returns for a value becomes a request.
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let downstream = current else { return .none }
        let more = downstream.receive(input)
        if more > 0 { lock.whileLocked { upstream }?.request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if let ended = end() { ended.ends.downstream.receive(completion: completion) }
    }

    override func request(_ demand: Subscribers.Demand) { lock.whileLocked { upstream }?.request(demand) }

    override func cancel() { end()?.upstream.cancel() }

    var description: String { "Multicast" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Lets several subscribers share one subscription, by a subject that a closure makes.
    ///
    /// Nothing arrives before `connect()` is called. Each subscriber gets what it has requested; a `PassthroughSubject`
    /// drops a value for a subscriber that wants none.
    ///
    /// - Parameter createSubject: Called once, when somebody first subscribes or connects.
    public func multicast<S>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Lets several subscribers share one subscription, by a subject of yours.
    ///
    /// Once that has completed, later subscribers are only told of the completion.
    ///
    /// - Parameter subject: The subject that subscribers attach to.
    public func multicast<S>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S: Subject, Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}
