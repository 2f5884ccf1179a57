extension Publishers {
    /// The publisher of `scan(_:_:)`: a running result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are accumulated.
        public let upstream: Upstream

        /// The result before the first value. It is not published itself.
        public let initialResult: Output

        /// Makes the next result of the previous one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher that `scan(_:_:)` returns.
        @inlinable
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ScanSubscriber<Upstream.Output, S>(subscriber, initialResult, nextPartialResult))
        }
    }

    /// The publisher of `tryScan(_:_:)`: a running result, until the closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are accumulated.
        public let upstream: Upstream

        /// The result before the first value. It is not published itself.
        public let initialResult: Output

        /// Makes the next result of the previous one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher that `tryScan(_:_:)` returns.
        @inlinable
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                TryScanSubscription<Upstream.Output, Upstream.Failure, S>(
                    subscriber, initialResult, nextPartialResult))
        }
    }
}

/// Keeps the latest result; the subscription passes through untouched.
@usableFromInline
final class ScanSubscriber<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline
    let downstream: Downstream

    @usableFromInline @exclusivity(unchecked)
    var result: Downstream.Input

    @usableFromInline
    let nextPartialResult: (Downstream.Input, Input) -> Downstream.Input

    @usableFromInline
    init(
        _ downstream: Downstream, _ result: Downstream.Input,
        _ nextPartialResult: @escaping (Downstream.Input, Input) -> Downstream.Input
    ) {
        self.downstream = downstream
        self.result = result
        self.nextPartialResult = nextPartialResult
    }

    @inlinable
    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        result = nextPartialResult(result, input)
        return downstream.receive(result)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

    @usableFromInline
    var description: String { "Scan" }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: ["downstream": downstream, "result": result]) }

    @usableFromInline
    var playgroundDescription: Any { description }
}

@usableFromInline
final class TryScanSubscription<Input, InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, InputFailure, Downstream
>,
Subscriber
where Downstream.Failure == any Error {
    @usableFromInline @exclusivity(unchecked)
    var result: Downstream.Input

    @usableFromInline
    let nextPartialResult: (Downstream.Input, Input) throws -> Downstream.Input

    @usableFromInline
    init(
        _ downstream: Downstream, _ result: Downstream.Input,
        _ nextPartialResult: @escaping (Downstream.Input, Input) throws -> Downstream.Input
    ) {
        self.result = result
        self.nextPartialResult = nextPartialResult
        super.init(downstream)
    }

    /// Takes whatever comes into account, before a subscription and after the end too.
    @inlinable
    override func receive(_ input: Input) -> Subscribers.Demand {
        do {
            result = try nextPartialResult(result, input)
        } catch {
            finish(.failure(error))
            return .none
        }
        return downstream.receive(result)
    }

    /// Stays as it is, but for keeping the upstream: its subscription is used until it is cancelled.
    @usableFromInline
    override func receive(completion: Subscribers.Completion<InputFailure>) {
        guard isActive else { return }
        downstream.receive(completion: completion.eraseError())
        loosenUpstream()
    }

    @usableFromInline
    override var description: String { "TryScan" }

    @usableFromInline
    override var mirrorChildren: [Mirror.Child] {
        [("downstream", downstream), ("status", status), ("result", result)]
    }
}

extension Publisher {
    /// Publishes a running result: for each value, what a closure makes of the result so far and that value.
    ///
    /// Each subscriber has a result of its own, which starts from `initialResult`; that is not published. There are as
    /// many results as values, so that demand passes unchanged, and the upstream's subscription is handed on.
    ///
    /// - Parameters:
    ///   - initialResult: The result before the first value.
    ///   - nextPartialResult: Called with the result so far and a value, on the thread on which the value arrives.
    @inlinable
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Publishes a running result, and fails with the first error that the closure throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told. Otherwise it is as
    /// `scan(_:_:)`.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
