extension Publishers {
    /// A publisher that appears to send a specified failure type.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
            upstream.receive(subscriber: SetFailureTypeSubscriber(downstream: subscriber))
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
    public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
        Publishers.SetFailureType(upstream: upstream)
    }
}

/// Forwards what cannot fail to a subscriber that is prepared for failures.
@usableFromInline
struct SetFailureTypeSubscriber<Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    typealias Failure = Never

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(downstream: Downstream) { self.downstream = downstream }

    @inlinable
    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Never>) { downstream.receive(completion: .finished) }

    @usableFromInline
    var description: String { "SetFailureType" }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

    @usableFromInline
    var playgroundDescription: Any { description }
}

extension Publisher where Failure == Never {
    /// Changes the failure type declared by the upstream publisher.
    @inlinable
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}
