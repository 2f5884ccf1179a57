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
            let relay = ConcatenateRelay(subscriber, suffix)
            prefix.subscribe(ConcatenateSide(relay: relay, isPrefix: true))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

private final class ConcatenateRelay<Suffix: Publisher, Downstream: Subscriber>: Relay<Downstream>
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    let suffix: Suffix

    init(_ downstream: Downstream, _ suffix: Suffix) {
        self.suffix = suffix
        super.init(downstream)
    }

    override var description: String { "Concatenate" }
}

private struct ConcatenateSide<Suffix: Publisher, Downstream: Subscriber>: Subscriber, RelaySide
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let relay: ConcatenateRelay<Suffix, Downstream>
    let isPrefix: Bool
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { relay.attach(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { relay.deliver(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion, isPrefix {
            if relay.isActive { relay.suffix.subscribe(ConcatenateSide(relay: relay, isPrefix: false)) }
        } else {
            relay.finish(completion)
        }
    }
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
