extension Publishers {
    /// The publisher of `compactMap(_:)`: what a closure makes of each value, save `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are transformed.
        public let upstream: Upstream

        /// Makes a value, or `nil` to leave it out.
        public let transform: (Upstream.Output) -> Output?

        /// Creates the publisher that `compactMap(_:)` returns.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(CompactMapSubscriber(downstream: subscriber, transform: transform))
        }
    }

    /// The publisher of `tryCompactMap(_:)`: what a closure makes of each value, save `nil`, until it throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are transformed.
        public let upstream: Upstream

        /// Makes a value, or `nil` to leave it out, or throws.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates the publisher that `tryCompactMap(_:)` returns.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                TransformSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryCompactMap") {
                    [transform] in
                    if let output = try transform($0) { .pass(output) } else { .drop }
                })
        }
    }
}

/// Transforms on the way, and leaves `nil` out. It hands the upstream's subscription to the downstream as it is.
@usableFromInline
struct CompactMapSubscriber<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let transform: (Input) -> Downstream.Input?

    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input?) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable
    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

    @usableFromInline
    var description: String { "CompactMap" }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

    @usableFromInline
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Publishes what a closure makes of each value, and leaves out `nil`.
    ///
    /// For each `nil` one more value is requested from the upstream.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Publishes what a closure makes of each value, leaves out `nil`, and fails with the first error the closure
    /// throws.
    ///
    /// When the closure throws, the upstream is cancelled before the subscriber is told.
    @inlinable
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Publishes what is left after both closures, by one publisher; the second is called with what the first has made.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// Publishes what a second closure makes of the values that the first has made, by one publisher.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
    }
}

extension Publishers.TryCompactMap {
    /// Publishes what is left after both closures; an error of either ends the stream.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}
