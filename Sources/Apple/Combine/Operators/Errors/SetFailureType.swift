extension Publishers {
    /// The publisher of `setFailureType(to:)`.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher that cannot fail.
        public let upstream: Upstream

        /// Creates a publisher that declares a failure and never has one.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
            upstream.subscribe(SetFailureTypeSubscriber(downstream: subscriber))
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
    /// Declares another type of failure, without another subscriber in between.
    public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
        Publishers.SetFailureType(upstream: upstream)
    }
}

/// Forwards the events of an upstream that cannot fail to a subscriber that is prepared for failures.
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
    /// Declares a type of failure for a publisher that cannot fail, so that it fits operators that want the same type
    /// of several publishers.
    ///
    /// Everything passes unchanged.
    @inlinable
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}
