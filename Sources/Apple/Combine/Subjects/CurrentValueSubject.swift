/// A subject that has a value: a subscriber starts with it, and gets each new one.
///
/// A subscriber that wants no value when one is sent gets the newest when it asks again. `value` is the new value while
/// subscribers are told of it.
///
/// It may be sent to from any thread. The values are delivered one at a time: what one thread sends while another
/// delivers waits, and the first delivers it before it leaves. A subscriber may send from inside `receive(_:)`; that
/// value is delivered at once, nested. No lock is held meanwhile.
public final class CurrentValueSubject<Output, Failure: Error>: _SubjectCore, Subject {
    @usableFromInline @exclusivity(unchecked)
    var current: Output

    @usableFromInline
    var completion: Subscribers.Completion<Failure>?

    private var upstreams = UpstreamSubscriptions()

    /// Creates a subject with its first value.
    public init(_ value: Output) { current = value }

    deinit { upstreams.cancel() }

    /// The present value. Setting it is the same as sending, but that it is also set after a completion.
    @inlinable
    public var value: Output {
        get { lock.whileLocked { current } }
        set {
            lock.lock()
            if isCompleted { storeAndUnlock(newValue) } else { sendAndUnlock(newValue) }
        }
    }

    @usableFromInline
    func storeAndUnlock(_ value: Output) {
        let replaced = exchange(&current, with: value)
        lock.unlock()
        withExtendedLifetime(replaced) {}
    }

    /// Attaches the subject to an upstream, of which all values are requested at once.
    public func send(subscription: any Subscription) {
        lock.whileLocked { upstreams.add(subscription) }
        subscription.request(.unlimited)
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        let attachment = attach(subscriber)
        if attachment != .attached { complete(subscriber, attachment, completion) }
    }

    /// Sends a value and keeps it. Nothing happens after a completion.
    @inlinable
    public func send(_ input: Output) {
        lock.lock()
        guard !isCompleted else { return lock.unlock() }
        sendAndUnlock(input)
    }

    @inlinable @inline(__always)
    func sendAndUnlock(_ input: Output) {
        // The replaced value is released without the lock.
        let replaced = exchange(&current, with: input)
        withUnsafePointer(to: input) { value in
            deliverAndUnlock(.value, value) {
                { withUnsafePointer(to: input) { self.deliverAsOwner(.value, $0) } }
            }
        }
        withExtendedLifetime(replaced) {}
    }

    /// Ends the stream; subscribers that come later are told of it, and get no value.
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
