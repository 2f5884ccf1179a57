extension Publishers {
    /// A publisher that buffers items, and publishes them as an array when the upstream finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
            upstream.receive(
                subscriber: ReduceSubscription<Upstream.Output, Upstream.Failure, S>(subscriber, "Collect", []) {
                    result, value in
                    result!.append(value)
                    return false
                })
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Collects all received elements, and emits a single array of the collection when the upstream finishes.
    ///
    /// The memory it takes is not bounded.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
