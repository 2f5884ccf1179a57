extension Publishers {
    /// The publisher of any number of sources of one type, whose values it sends as they come.
    ///
    /// Demand, completion and failure are as for `merge(with:)`. Without sources it finishes at once.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The sources, in the order in which they are subscribed to.
        public let publishers: [Upstream]

        /// Creates a publisher of the given sources.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher of a sequence of sources, which is read once.
        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence { publishers = Array(upstream) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = MergeJunction(subscriber, count: publishers.count)
            subscriber.receive(subscription: junction)
            for (index, publisher) in publishers.enumerated() {
                publisher.subscribe(MergeJunction.Side(junction, index))
            }
            junction.subscribed()
        }

        /// Adds a source, which is subscribed to after the others.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the values of this publisher and another of the same type as they come.
    ///
    /// A further `merge(with:)` adds to the same publisher. Demand, completion and failure are as for two publishers of
    /// different types.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
