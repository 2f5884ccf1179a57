extension Publishers {
    /// A publisher that converts any failure from the upstream publisher into a new error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The closure that converts the upstream failure into a new error.
        public let transform: (Upstream.Failure) -> Failure

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
            upstream.receive(subscriber: MapErrorSubscriber(downstream: subscriber, transform: transform))
        }
    }
}

/// Transforms a failure on the way; the subscription passes through untouched.
@usableFromInline
struct MapErrorSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber, CustomStringConvertible,
    CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let transform: (Failure) -> Downstream.Failure

    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @usableFromInline
    let name: StaticString

    @inlinable
    init(
        downstream: Downstream, name: StaticString = "MapError", transform: @escaping (Failure) -> Downstream.Failure
    ) {
        self.downstream = downstream
        self.name = name
        self.transform = transform
    }

    @inlinable
    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(transform(error)))
        }
    }

    @usableFromInline
    var description: String { name.description }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

    @usableFromInline
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Converts any failure from the upstream publisher into a new error.
    @inlinable
    public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
