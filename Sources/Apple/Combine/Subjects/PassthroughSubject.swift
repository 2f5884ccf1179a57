/// A subject that broadcasts elements to downstream subscribers.
///
/// Unlike `CurrentValueSubject` it has no initial value and remembers none: it drops what it is sent while there
/// is no subscriber, or while a subscriber's demand is zero. It may be sent to from any thread.
public final class PassthroughSubject<Output, Failure: Error>: _SubjectCore, Subject {
    @usableFromInline
    var completion: Subscribers.Completion<Failure>?

    private var upstreams = UpstreamSubscriptions()

    /// Whether a subscriber has ever asked for values: before, none are asked of upstreams. Guarded by `lock`.
    private var hasDemand = false

    public override init() {}

    deinit { upstreams.cancel() }

    public func send(subscription: any Subscription) {
        let isDue = lock.whileLocked {
            upstreams.add(subscription)
            return hasDemand
        }
        if isDue { subscription.request(.unlimited) }
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        if !attach(subscriber) { refuse(subscriber, completion) }
    }

    @inlinable
    public func send(_ input: Output) {
        lock.lock()
        guard !isCompleted else { return lock.unlock() }
        withUnsafePointer(to: input) { value in
            deliverAndUnlock(.value, value) {
                { withUnsafePointer(to: input) { self.deliverAsOwner(.value, $0) } }
            }
        }
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
        if exchange(&hasDemand, with: true) { return lock.unlock() }
        let upstreams = self.upstreams
        lock.unlock()
        upstreams.start()
    }

    @usableFromInline
    override var subscriptionName: String { "PassthroughSubject" }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
