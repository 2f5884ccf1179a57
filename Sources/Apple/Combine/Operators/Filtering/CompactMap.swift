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
            let transform = self.transform
            upstream.receive(
                subscriber: TransformSubscription<Upstream.Output, S>(subscriber, "CompactMap") {
                    if let output = transform($0) { .pass(output) } else { .drop }
                })
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
            upstream.receive(
                subscriber: TryTransformSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "TryCompactMap")
                {
                    [transform] in
                    if let output = try transform($0) { .pass(output) } else { .drop }
                })
        }
    }
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
