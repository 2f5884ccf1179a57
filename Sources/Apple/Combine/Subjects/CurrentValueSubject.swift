/// A subject that wraps a single value and publishes a new element whenever the value changes.
///
/// It keeps the most recent value, with which a new subscriber starts. It may be sent to from any thread.
public final class CurrentValueSubject<Output, Failure: Error>: _SubjectCore<Output, Failure>, Subject {
    @usableFromInline
    var current: Output

    private var upstreams = UpstreamSubscriptions()

    /// Creates a current value subject with the given initial value.
    public init(_ value: Output) { current = value }

    deinit { upstreams.cancel() }

    /// The value wrapped by this subject, published as a new element whenever it changes.
    @inlinable
    public var value: Output {
        get { lock.whileLocked { current } }
        set { deliver(newValue) }
    }

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

    @inlinable
    override func startingValue() -> Output? { current }

    @inlinable
    override func keep(_ value: Output) -> Output? { exchange(&current, with: value) }

    @usableFromInline
    override var subscriptionName: String { "CurrentValueSubject" }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
