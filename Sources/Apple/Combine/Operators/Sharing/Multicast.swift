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
            currentSubject.subscribe(MulticastSubscription(subscriber))
        }

        /// Subscribes the subject to the upstream, and returns what cancels that subscription.
        ///
        /// The upstream is asked for all its values once a subscriber wants one.
        public func connect() -> any Cancellable {
            upstream.subscribe(currentSubject)
        }
    }
}

private final class MulticastSubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>,
Subscriber
{
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        let more = downstream.receive(input)
        if more > 0 { requestUpstream(more) }
        return .none
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    override var description: String { "Multicast" }
    override var mirrorChildren: [Mirror.Child] { [] }
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
