extension Publishers {
    /// The publisher of `removeDuplicates(by:)`.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream

        /// Whether two neighbouring values, the earlier one first, count as equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the publisher that `removeDuplicates(by:)` returns.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(RemoveDuplicatesSubscription(subscriber, predicate))
        }
    }

    /// The publisher of `tryRemoveDuplicates(by:)`.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are compared.
        public let upstream: Upstream

        /// Whether two neighbouring values, the earlier one first, count as equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryRemoveDuplicates(by:)` returns.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            upstream.subscribe(TryRemoveDuplicatesSubscription<Upstream.Failure, S>(subscriber, predicate))
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
        guard isActive else { return refuse() }
        // The element before counts, also one that was not published.
        if let before = exchange(&last, with: input), predicate(before, input) { return .max(1) }
        return downstream.receive(input)
    }

    @usableFromInline
    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { requestStrictly(demand) }

    @usableFromInline
    override var isStrict: Bool { true }

    @usableFromInline
    override var description: String { "RemoveDuplicates" }

    @usableFromInline
    override var mirrorChildren: [Mirror.Child] { [("downstream", downstream), ("last", last as Any)] }
}

@usableFromInline
final class TryRemoveDuplicatesSubscription<InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, InputFailure, Downstream
>,
Subscriber
where Downstream.Failure == any Error {
    private let predicate: (Downstream.Input, Downstream.Input) throws -> Bool
    private var last: Downstream.Input?

    @usableFromInline
    init(_ downstream: Downstream, _ predicate: @escaping (Downstream.Input, Downstream.Input) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { requestStrictly(demand) }

    @usableFromInline
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return refuse() }
        do {
            if let before = exchange(&last, with: input), try predicate(before, input) { return .max(1) }
        } catch {
            finish(.failure(error))
            return .none
        }
        return downstream.receive(input)
    }

    @usableFromInline
    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        downstream.receive(completion: completion.eraseError())
    }

    @usableFromInline
    override var isStrict: Bool { true }

    @usableFromInline
    override var description: String { "TryRemoveDuplicates" }

    @usableFromInline
    override var mirrorChildren: [Mirror.Child] { [("downstream", downstream), ("last", last as Any)] }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that equals the one right before it.
    ///
    /// The first value always passes, and a value may come again later: `1 1 2 1` becomes `1 2 1`. For each value left
    /// out one more is requested from the upstream.
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}

extension Publisher {
    /// Leaves out a value that a closure finds equal to the one right before it.
    ///
    /// The comparison is with the upstream's previous value, whether that was published or not.
    ///
    /// - Parameter predicate: Called with the previous value and the new one.
    @inlinable
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out a value that a closure finds equal to the one right before it, and fails with the first error it
    /// throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
