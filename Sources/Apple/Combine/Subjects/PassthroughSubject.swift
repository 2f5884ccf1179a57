/// A subject that keeps nothing: a value goes to the subscribers that want one at that moment, and to nobody else.
///
/// It may be sent to from any thread. The values are delivered one at a time: what one thread sends while another
/// delivers waits, and the first delivers it before it leaves. A subscriber may send from inside `receive(_:)`; that
/// value is delivered at once, nested. No lock is held meanwhile.
public final class PassthroughSubject<Output, Failure: Error>: _SubjectCore, Subject {
    @usableFromInline
    var completion: Subscribers.Completion<Failure>?

    private var upstreams = UpstreamSubscriptions()

    /// Whether a subscriber has ever asked for values: before, none are asked of upstreams. Guarded by `lock`.
    private var hasDemand = false

    /// Creates a subject without subscribers.
    public override init() {}

    deinit { upstreams.cancel() }

    /// Attaches the subject to an upstream, of which all values are requested once a subscriber wants one.
    public func send(subscription: any Subscription) {
        let isDue = lock.whileLocked {
            upstreams.add(subscription)
            return hasDemand
        }
        if isDue { subscription.request(.unlimited) }
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        let attachment = attach(subscriber)
        if attachment != .attached { complete(subscriber, attachment, completion) }
    }

    /// Sends a value. Nothing happens after a completion.
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

    /// Ends the stream; subscribers that come later are told of it.
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
