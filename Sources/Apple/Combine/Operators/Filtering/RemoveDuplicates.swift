extension Publishers {
    /// A publisher that publishes only elements that don’t match the previous element.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The closure to evaluate whether two elements are equivalent.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.receive(subscriber: RemoveDuplicatesSubscription(subscriber, predicate))
        }
    }

    /// A publisher that publishes only elements that don’t match the previous element, as a closure that may throw says.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The closure to evaluate whether two elements are equivalent.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            var last: Upstream.Output?
            let predicate = self.predicate
            upstream.receive(
                subscriber: TryTransformSubscription<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "TryRemoveDuplicates"
                ) {
                    if let before = exchange(&last, with: $0), try predicate(before, $0) { return .drop }
                    return .pass($0)
                })
        }
    }
}

@usableFromInline
final class RemoveDuplicatesSubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>,
Subscriber
{
    @usableFromInline
    let predicate: (Downstream.Input, Downstream.Input) -> Bool

    @usableFromInline @exclusivity(unchecked)
    var last: Downstream.Input?

    @usableFromInline
    init(_ downstream: Downstream, _ predicate: @escaping (Downstream.Input, Downstream.Input) -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    @inlinable
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        // The element before counts, also one that was not published.
        if let before = exchange(&last, with: input), predicate(before, input) { return .max(1) }
        return downstream.receive(input)
    }

    @usableFromInline
    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    override var description: String { "RemoveDuplicates" }
}

extension Publisher where Output: Equatable {
    /// Publishes only elements that don’t match the previous element.
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}

extension Publisher {
    /// Publishes only elements that don’t match the previous element, as evaluated by a provided closure.
    @inlinable
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Publishes only elements that don’t match the previous element; an error the closure throws ends the stream.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
