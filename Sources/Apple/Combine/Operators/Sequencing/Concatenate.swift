extension Publishers {
    /// The publisher of `append` and `prepend`: one publisher after another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher that comes first.
        public let prefix: Prefix

        /// The publisher that is subscribed to when the first has finished.
        public let suffix: Suffix

        /// Creates a publisher of one publisher's values and then another's.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Suffix.Output, S.Failure == Suffix.Failure {
            prefix.subscribe(PrefixSide(center: ConcatenateSubscription(subscriber, suffix)))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

/// Listens to one publisher, then to the other.
private final class ConcatenateSubscription<Suffix: Publisher, Downstream: Subscriber>: SubscriptionObject,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    private enum Half {
        case awaitingSubscription
        case subscribed(any Subscription)
        case over

        var subscription: (any Subscription)? {
            if case .subscribed(let subscription) = self { subscription } else { nil }
        }
    }

    private let downstream: Downstream
    private let lock = Lock()

    // Guarded by `lock`.
    private var first = Half.awaitingSubscription
    private var second = Half.awaitingSubscription
    private var suffix: Suffix?
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, _ suffix: Suffix) {
        self.downstream = downstream
        self.suffix = suffix
    }

    // MARK: The publisher that comes first

    func receiveFirst(_ subscription: any Subscription) {
        lock.lock()
        guard case .awaitingSubscription = first else {
            lock.unlock()
            return subscription.cancel()
        }
        first = .subscribed(subscription)
        lock.unlock()
        downstream.receive(subscription: self)
    }

    /// A value that nobody has asked for is dropped.
    func receiveFirst(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = first, demand != .none else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        if more > 0 { lock.whileLocked { demand += more } }
        return more
    }

    func completeFirst(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard case .subscribed = first else { return lock.unlock() }
        first = .over
        let suffix = self.suffix
        lock.unlock()
        switch completion {
        case .finished: suffix?.subscribe(SuffixSide(center: self))
        case .failure: downstream.receive(completion: completion)
        }
    }

    // MARK: The publisher that comes second

    func receiveSecond(_ subscription: any Subscription) {
        lock.lock()
        guard case .awaitingSubscription = second else {
            lock.unlock()
            return subscription.cancel()
        }
        second = .subscribed(subscription)
        let demand = self.demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    func receiveSecond(_ value: Downstream.Input) -> Subscribers.Demand {
        guard lock.whileLocked({ second.subscription }) != nil else { return .none }
        return downstream.receive(value)
    }

    func completeSecond(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard case .subscribed = second else { return lock.unlock() }
        first = .over
        second = .over
        lock.unlock()
        downstream.receive(completion: completion)
    }

    // MARK: Subscription

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let upstream = first.subscription ?? second.subscription
        lock.unlock()
        upstream?.request(demand)
    }

    /// Ends it for good, also before a subscription has come.
    override func cancel() {
        lock.lock()
        let upstream = first.subscription ?? second.subscription
        first = .over
        second = .over
        let suffix = exchange(&self.suffix, with: nil)
        lock.unlock()
        upstream?.cancel()
        withExtendedLifetime(suffix) {}
    }

    var description: String { "Concatenate" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

private struct PrefixSide<Suffix: Publisher, Downstream: Subscriber>: Subscriber, Side
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    let center: ConcatenateSubscription<Suffix, Downstream>

    func receive(subscription: any Subscription) { center.receiveFirst(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { center.receiveFirst(input) }
    func receive(completion: Subscribers.Completion<Failure>) { center.completeFirst(completion) }
}

private struct SuffixSide<Suffix: Publisher, Downstream: Subscriber>: Subscriber, Side
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    let center: ConcatenateSubscription<Suffix, Downstream>

    func receive(subscription: any Subscription) { center.receiveSecond(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { center.receiveSecond(input) }
    func receive(completion: Subscribers.Completion<Failure>) { center.completeSecond(completion) }
}

extension Publisher {
    /// Publishes some values before those of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Publishes the elements of a sequence before the values of this publisher.
    ///
    /// This publisher is subscribed to when the sequence is exhausted.
    public func prepend<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S: Sequence, Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Publishes another publisher's values before those of this one.
    ///
    /// This publisher is subscribed to when the other has finished, and asked for what is still wanted then. If the
    /// other fails, so does the result.
    public func prepend<P>(
        _ publisher: P
    ) -> Publishers.Concatenate<P, Self> where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Publishes some values after those of this publisher, once it has finished.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Publishes the elements of a sequence after the values of this publisher, once it has finished.
    public func append<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S: Sequence, Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Publishes another publisher's values after those of this one.
    ///
    /// The other publisher is subscribed to when this one has finished, and asked for what is still wanted then. If
    /// this one fails, the other is not subscribed to.
    public func append<P>(
        _ publisher: P
    ) -> Publishers.Concatenate<Self, P> where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
