/// A subject that wraps a single value and publishes a new element whenever the value changes.
///
/// It keeps the most recent value, with which a new subscriber starts. It may be sent to from any thread.
public final class CurrentValueSubject<Output, Failure: Error>: _SubjectCore, Subject {
    @usableFromInline @exclusivity(unchecked)
    var current: Output

    @usableFromInline
    var completion: Subscribers.Completion<Failure>?

    private var upstreams = UpstreamSubscriptions()

    /// Creates a current value subject with the given initial value.
    public init(_ value: Output) { current = value }

    deinit { upstreams.cancel() }

    /// The value wrapped by this subject, published as a new element whenever it changes.
    @inlinable
    public var value: Output {
        get { lock.whileLocked { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) {
        lock.whileLocked { upstreams.add(subscription) }
        subscription.request(.unlimited)
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        if !attach(subscriber) { refuse(subscriber, completion) }
    }

    @inlinable
    public func send(_ input: Output) {
        lock.lock()
        guard !isCompleted else { return lock.unlock() }
        // What is replaced is let go without the lock.
        let replaced = exchange(&current, with: input)
        withUnsafePointer(to: input) { value in
            deliverAndUnlock(.value, value) {
                { withUnsafePointer(to: input) { self.deliverAsOwner(.value, $0) } }
            }
        }
        withExtendedLifetime(replaced) {}
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !isCompleted else { return lock.unlock() }
        isCompleted = true
        self.completion = completion
        complete(completion)
    }

    @usableFromInline
    override func catchUp(_ conduit: Conduit) {
        lock.lock()
        let value = current
        performAndUnlock {
            if conduit.isBehind { withUnsafePointer(to: value) { conduit.offer($0) } }
        }
    }

    @usableFromInline
    override var subscriptionName: String { "CurrentValueSubject" }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
