/// A subject that broadcasts elements to downstream subscribers.
///
/// Unlike `CurrentValueSubject` it has no initial value and remembers none: it drops what it is sent while there
/// is no subscriber, or while a subscriber's demand is zero. It may be sent to from any thread.
public final class PassthroughSubject<Output, Failure: Error>: _SubjectCore<Output, Failure>, Subject {
    private var upstreams = UpstreamSubscriptions()

    public override init() {}

    deinit { upstreams.cancel() }

    public func send(subscription: any Subscription) {
        lock.whileLocked { upstreams.add(subscription) }
        subscription.request(.unlimited)
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        attach(subscriber)
    }

    @inlinable
    public func send(_ input: Output) { deliver(input) }

    @inlinable
    public func send(completion: Subscribers.Completion<Failure>) { deliver(completion: completion) }

    @usableFromInline
    override var subscriptionName: String { "PassthroughSubject" }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}

/// The subscriptions that a subject was handed.
struct UpstreamSubscriptions {
    private var subscriptions: [any Subscription]?

    mutating func add(_ subscription: any Subscription) {
        subscriptions = (subscriptions ?? []) + [subscription]
    }

    func cancel() { subscriptions?.forEach { $0.cancel() } }
}
