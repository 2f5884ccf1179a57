extension Publishers {
    /// The publisher of `map(_:)`: what a closure makes of each value of the upstream.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are transformed.
        public let upstream: Upstream

        /// The closure that is called with each value.
        public let transform: (Upstream.Output) -> Output

        /// Creates the publisher that `map(_:)` returns.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Subscribes to the upstream. The subscriber is handed the upstream's own subscription.
        @inlinable
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(MapSubscriber(downstream: subscriber, transform: transform))
        }
    }

    /// The publisher of `tryMap(_:)`: what a closure makes of each value, until it throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are transformed.
        public let upstream: Upstream

        /// The closure that is called with each value.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates the publisher that `tryMap(_:)` returns.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Subscribes to the upstream.
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(TryMapSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, transform))
        }
    }
}

/// Transforms on the way. It hands the upstream's subscription to the downstream as it is, so that no object is needed.
@usableFromInline
struct MapSubscriber<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let transform: (Input) -> Downstream.Input

    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @usableFromInline
    let name: StaticString

    @usableFromInline
    let keyPaths: [AnyKeyPath]

    @inlinable
    init(
        downstream: Downstream, name: StaticString = "Map", keyPaths: [AnyKeyPath] = [],
        transform: @escaping (Input) -> Downstream.Input
    ) {
        self.downstream = downstream
        self.name = name
        self.keyPaths = keyPaths
        self.transform = transform
    }

    @inlinable
    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

    @usableFromInline
    var description: String { name.description }

    @usableFromInline
    var customMirror: Mirror {
        let labels = keyPaths.count == 1 ? ["keyPath"] : keyPaths.indices.map { "keyPath\($0)" }
        return Mirror(self, children: zip(labels, keyPaths).map { ($0, $1) as Mirror.Child })
    }

    @usableFromInline
    var playgroundDescription: Any { description }
}

/// Transforms whatever comes, before a subscription and after the end too.
private final class TryMapSubscription<Input, InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, InputFailure, Downstream
>, Subscriber
where Downstream.Failure == any Error {
    private let transform: (Input) throws -> Downstream.Input

    init(_ downstream: Downstream, _ transform: @escaping (Input) throws -> Downstream.Input) {
        self.transform = transform
        super.init(downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        let output: Downstream.Input
        do {
            output = try transform(input)
        } catch {
            let upstream = currentUpstream
            _ = terminateEarly()
            upstream?.cancel()
            downstream.receive(completion: .failure(error))
            return .none
        }
        return downstream.receive(output)
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        downstream.receive(completion: completion.eraseError())
    }

    override var description: String { "TryMap" }
}

extension Publisher {
    /// Publishes what a closure makes of each value.
    ///
    /// The closure runs on the thread on which the value arrives. The upstream's subscription is handed on, so that
    /// requests and cancellation reach the upstream without another object in between; completion passes unchanged.
    ///
    /// Two in a row are one: `map(f).map(g)` is a single publisher whose closure calls `f`, then `g`.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Publishes what a closure makes of each value, and fails with the first error it throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told. Otherwise it is as `map(_:)`.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Publishes a value of your choice wherever the upstream publishes `nil`.
    ///
    /// - Parameter output: The value that stands in for `nil`.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}

extension Publishers.Map {
    /// Publishes what two closures, one after the other, make of each value, by one publisher.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        let first = self.transform
        return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
    }

    /// Publishes what two closures, one after the other, make of each value; an error of the second ends the stream.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

extension Publishers.TryMap {
    /// Publishes what two closures, one after the other, make of each value; an error of the first ends the stream.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
    }

    /// Publishes what two closures, one after the other, make of each value; an error of either ends the stream.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
    }
}
