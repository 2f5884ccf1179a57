extension Publishers {
    /// The publisher of `map(_:)` for one key path.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher of the values that have the property.
        public let upstream: Upstream

        /// The property that is read from each value.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Creates the publisher that `map(_:)` returns for a key path.
        @inlinable
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let keyPath = self.keyPath
            upstream.subscribe(
                MapSubscriber<Upstream.Output, S>(
                    downstream: subscriber, name: "ValueForKey", keyPaths: [keyPath]
                ) {
                    $0[keyPath: keyPath]
                })
        }
    }

    /// The publisher of `map(_:_:)`: a tuple of two properties.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure

        /// The publisher of the values that have the properties.
        public let upstream: Upstream

        /// The property that is first in the tuple.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The property that is second in the tuple.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Creates the publisher that `map(_:_:)` returns.
        @inlinable
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == (Output0, Output1), S.Failure == Upstream.Failure {
            let keyPath0 = self.keyPath0
            let keyPath1 = self.keyPath1
            upstream.subscribe(
                MapSubscriber<Upstream.Output, S>(
                    downstream: subscriber, name: "ValueForKeys", keyPaths: [keyPath0, keyPath1]
                ) {
                    ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
                })
        }
    }

    /// The publisher of `map(_:_:_:)`: a tuple of three properties.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure

        /// The publisher of the values that have the properties.
        public let upstream: Upstream

        /// The property that is first in the tuple.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The property that is second in the tuple.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The property that is third in the tuple.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Creates the publisher that `map(_:_:_:)` returns.
        @inlinable
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == (Output0, Output1, Output2), S.Failure == Upstream.Failure {
            let keyPath0 = self.keyPath0
            let keyPath1 = self.keyPath1
            let keyPath2 = self.keyPath2
            upstream.subscribe(
                MapSubscriber<Upstream.Output, S>(
                    downstream: subscriber, name: "ValueForKeys", keyPaths: [keyPath0, keyPath1, keyPath2]
                ) {
                    ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
                })
        }
    }
}

extension Publisher {
    /// Publishes a property of each value.
    ///
    /// Demand, completion and cancellation are as for `map(_:)` with a closure.
    @inlinable
    public func map<T>(
        _ keyPath: KeyPath<Output, T>
    ) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Publishes two properties of each value, as a tuple.
    @inlinable
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Publishes three properties of each value, as a tuple.
    @inlinable
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
