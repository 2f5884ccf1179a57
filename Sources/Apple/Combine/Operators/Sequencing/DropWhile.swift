extension Publishers {
    /// The publisher of `drop(while:)`.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values may be left out.
        public let upstream: Upstream

        /// Whether a value is to be left out; not called any more once it has returned `false`.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `drop(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                DropWhileSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "DropWhile", predicate))
        }
    }

    /// The publisher of `tryDrop(while:)`.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose first values may be left out.
        public let upstream: Upstream

        /// Whether a value is to be left out; not called any more once it has returned `false`.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryDrop(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            upstream.subscribe(
                DropWhileSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryDropWhile", predicate))
        }
    }
}

private final class DropWhileSubscription<Input, InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, InputFailure, Downstream
>,
Subscriber
where Downstream.Input == Input {
    private let name: StaticString
    private var isDropping = true

    /// Guarded by `lock`; released with the end.
    private var predicate: ((Input) throws -> Bool)?

    init(_ downstream: Downstream, _ name: StaticString, _ predicate: @escaping (Input) throws -> Bool) {
        self.name = name
        self.predicate = predicate
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        requestUpstream(demand)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive, let predicate = lock.whileLocked({ predicate }) else { return .none }
        if isDropping {
            do {
                isDropping = try predicate(input)
            } catch {
                cleanUp()
                finish(.failure(error as! Downstream.Failure))
                return .none
            }
            if isDropping { return .max(1) }
        }
        return downstream.receive(input)
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        cleanUp()
        downstream.receive(completion: completion.mapFailure(to: Downstream.Failure.self))
    }

    override func cleanUp() {
        let released = lock.whileLocked { exchange(&predicate, with: nil) }
        withExtendedLifetime(released) {}
    }

    override var description: String { name.description }
}

extension Publisher {
    /// Leaves out values until a closure returns `false`, then publishes that value and all that follow.
    ///
    /// For each value left out one more is requested from the upstream.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values until a closure returns `false`, and fails with the error it throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
