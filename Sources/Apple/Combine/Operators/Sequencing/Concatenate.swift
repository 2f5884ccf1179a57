extension Publishers {
    /// A publisher that emits all of one publisher’s elements before those from another publisher.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher to republish, in its entirety, before republishing elements from the suffix.
        public let prefix: Prefix

        /// The publisher to republish only after the prefix publisher finishes.
        public let suffix: Suffix

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
    /// Prefixes a publisher’s output with the specified values.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Prefixes a publisher’s output with the specified sequence.
    public func prepend<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S: Sequence, Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Prefixes the output of this publisher with the elements emitted by the given publisher.
    public func prepend<P>(
        _ publisher: P
    ) -> Publishers.Concatenate<P, Self> where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Appends a publisher’s output with the specified elements.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Appends a publisher’s output with the specified sequence.
    public func append<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S: Sequence, Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Appends the output of this publisher with the elements emitted by the given publisher.
    public func append<P>(
        _ publisher: P
    ) -> Publishers.Concatenate<Self, P> where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
