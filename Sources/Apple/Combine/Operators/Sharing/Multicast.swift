extension Publishers {
    /// A publisher that uses a subject to deliver elements to multiple subscribers.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A closure to create a new subject each time a subscriber attaches to the multicast publisher.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?

        /// Creates a multicast publisher that applies a closure to create a subject that delivers elements to
        /// subscribers.
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
    /// Applies a closure to create a subject that delivers elements to subscribers.
    public func multicast<S>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Provides a subject to deliver elements to multiple subscribers.
    public func multicast<S>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S: Subject, Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}
