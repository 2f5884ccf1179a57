/// The base of all subjects: it keeps the subscribers and makes one delivery at a time.
///
/// `lock` guards the fields; it is never held while a subscriber is called. A delivery makes its thread the
/// `owner`. While there is an owner,
/// - the owner may send again from inside a subscriber; that delivery is nested, as on Apple's platforms;
/// - what other threads send waits in `backlog`, and the owner delivers it before it leaves; so no value is lost,
///   each sender's values keep their order, and no thread waits for another's subscribers;
/// - subscribers are only added to the end of the list, and those that cancel stay in it, marked, until the owner
///   leaves. That is why a delivery can walk the list without copying or retaining it.
///
/// Neither this class nor a member of the list is generic: a virtual call into a generic class runs code that is not
/// specialised. Values go to a subscriber by their address, through a closure made where its type was known.
public class _SubjectCore {
    @usableFromInline
    final let lock = Lock()

    /// Cancelled subscriptions are in the list, or a backlog is there.
    @usableFromInline @exclusivity(unchecked)
    final var hasWork = false

    /// Subscriptions that are over are in the list.
    @usableFromInline @exclusivity(unchecked)
    final var hasGone = false

    @usableFromInline @exclusivity(unchecked)
    final var isCompleted = false

    /// The thread that delivers, or zero.
    @usableFromInline @exclusivity(unchecked)
    final var owner: UInt = 0

    @usableFromInline @exclusivity(unchecked)
    final var first: Unmanaged<Conduit>?

    @usableFromInline @exclusivity(unchecked)
    final var last: Unmanaged<Conduit>?

    /// Deliveries of threads that sent while another was delivering, in order.
    @usableFromInline @exclusivity(unchecked)
    final var backlog: Fifo<() -> Void>?

    @usableFromInline
    init() {}

    deinit {
        // A subscription keeps its subject alive, so that whoever is left has been cancelled or finished.
        while let conduit = first {
            first = conduit._withUnsafeGuaranteedRef { $0.next }
            conduit.release()
        }
    }

    /// Called when a subscriber asks for values, for subjects that may owe it the present one.
    @usableFromInline
    func catchUp(_ conduit: Conduit) {}

    /// Called when a subscriber has cancelled, for subjects that have only one.
    @usableFromInline
    func cancelled() {}

    /// Whether a request for nothing is allowed; otherwise it stops the program.
    @usableFromInline
    var allowsEmptyRequests: Bool { false }

    /// How a subscription to this subject describes itself.
    @usableFromInline
    var subscriptionName: String { "Subject" }

    /// The children of the mirror of a subscription to this subject.
    @usableFromInline
    func mirrorChildren(_ parent: Any?, _ downstream: Any?, _ demand: Subscribers.Demand) -> [Mirror.Child] {
        [("parent", parent as Any), ("downstream", downstream as Any), ("demand", demand), ("subject", parent as Any)]
    }

    // MARK: Subscribing

    /// Adds a subscriber; `false` if the subject has completed.
    @usableFromInline
    final func add(_ conduit: Conduit) -> Bool {
        let reference = Unmanaged.passUnretained(conduit)
        lock.lock()
        if isCompleted {
            lock.unlock()
            return false
        }
        _ = reference.retain()
        if let last {
            last._withUnsafeGuaranteedRef { $0.next = reference }
            conduit.previous = last
        } else {
            first = reference
        }
        last = reference
        conduit.isLinked = true
        lock.unlock()
        return true
    }

    /// Takes a conduit that nobody is to hear any more out of the list, now or when the delivery has ended.
    @usableFromInline
    final func remove(_ conduit: Conduit) {
        lock.lock()
        // A delivery that has just ended may have taken it out already.
        guard conduit.isLinked else { return lock.unlock() }
        if owner != 0 {
            hasWork = true
            hasGone = true
            return lock.unlock()
        }
        unlink(conduit)
        lock.unlock()
        // Subscribers are let go without the lock: their deinitialisers may come back here.
        conduit.releaseSubscriber()
        Unmanaged.passUnretained(conduit).release()
    }

    /// Cancels whatever subscriptions there are.
    final func removeAll() {
        lock.lock()
        var conduits: [Conduit] = []
        var next = first
        while let reference = next {
            let conduit = reference._withUnsafeGuaranteedRef { $0 }
            conduits.append(conduit)
            next = conduit.next
        }
        lock.unlock()
        for conduit in conduits { conduit.cancel() }
    }

    private final func unlink(_ conduit: Conduit) {
        if let previous = conduit.previous {
            previous._withUnsafeGuaranteedRef { $0.next = conduit.next }
        } else {
            first = conduit.next
        }
        if let next = conduit.next {
            next._withUnsafeGuaranteedRef { $0.previous = conduit.previous }
        } else {
            last = conduit.previous
        }
        conduit.next = nil
        conduit.previous = nil
        conduit.isLinked = false
    }

    // MARK: Delivering

    /// Calls a closure for everybody who is subscribed now, as the owner; or, if another thread is that, has it do
    /// so later. Called with the lock held; releases it.
    @inlinable @inline(__always)
    final func deliverAndUnlock(_ signal: Conduit.Signal, _ payload: UnsafeRawPointer, later: () -> () -> Void) {
        guard let first, let last else { return lock.unlock() }
        let thread = currentThread()
        if owner == 0 {
            owner = thread
            lock.unlock()
            walk(signal, payload, from: first, through: last)
            leave()
        } else if owner == thread {
            lock.unlock()
            walk(signal, payload, from: first, through: last)
        } else {
            postpone(later())
            lock.unlock()
        }
    }

    @inlinable @inline(__always)
    final func walk(
        _ signal: Conduit.Signal, _ payload: UnsafeRawPointer, from first: Unmanaged<Conduit>,
        through last: Unmanaged<Conduit>
    ) {
        let end = last.toOpaque()
        var current = first
        current._withUnsafeGuaranteedRef { $0.take(signal, payload) }
        while current.toOpaque() != end {
            current = current._withUnsafeGuaranteedRef { $0.next.unsafelyUnwrapped }
            current._withUnsafeGuaranteedRef { $0.take(signal, payload) }
        }
    }

    /// Delivers to everybody who is subscribed now. Called by the owner, without the lock.
    @usableFromInline
    final func deliverAsOwner(_ signal: Conduit.Signal, _ payload: UnsafeRawPointer) {
        lock.lock()
        let first = self.first
        let last = self.last
        lock.unlock()
        if let first, let last { walk(signal, payload, from: first, through: last) }
    }

    /// Becomes the owner, unless another thread is, to which `action` is left. Called with the lock held; releases
    /// it.
    @usableFromInline
    final func performAndUnlock(_ action: @escaping () -> Void) {
        let thread = currentThread()
        if owner == 0 {
            owner = thread
            lock.unlock()
            action()
            leave()
        } else if owner == thread {
            lock.unlock()
            action()
        } else {
            postpone(action)
            lock.unlock()
        }
    }

    /// Called with the lock held.
    @usableFromInline
    final func postpone(_ action: @escaping () -> Void) {
        hasWork = true
        if backlog == nil { backlog = Fifo() }
        backlog?.append(action)
    }

    /// Ends a delivery, after delivering what other threads sent in the meantime.
    @inlinable @inline(__always)
    final func leave() {
        lock.lock()
        if hasWork {
            leaveSlowly()
        } else {
            owner = 0
            lock.unlock()
        }
    }

    /// Called with the lock held; releases it.
    @inline(never) @usableFromInline
    final func leaveSlowly() {
        while true {
            // Also between deliveries: with threads that send all the time, this one may not leave for long.
            if hasGone {
                let gone = takeGone()
                lock.unlock()
                for conduit in gone { conduit.releaseSubscriber() }
                lock.lock()
            } else if let action = backlog?.popFirst() {
                lock.unlock()
                action()
                lock.lock()
            } else {
                break
            }
        }
        backlog = nil
        hasWork = false
        owner = 0
        lock.unlock()
    }

    /// Takes those who are over out of the list. Called with the lock held by the owner, outside of any delivery.
    private final func takeGone() -> [Conduit] {
        hasGone = false
        var gone: [Conduit] = []
        var next = first
        while let reference = next {
            let conduit = reference._withUnsafeGuaranteedRef { $0 }
            next = conduit.next
            if conduit.isOver {
                unlink(conduit)
                gone.append(reference.takeRetainedValue())
            }
        }
        return gone
    }
}

/// How a subscriber was attached to a subject.
@usableFromInline
enum Attachment {
    case attached
    /// It was not: the subject had completed.
    case refused
    /// It was, and another thread's completion came meanwhile, of which it is to be told.
    case overtaken
}

extension _SubjectCore {
    /// Adds a subscriber and hands it its subscription.
    @inlinable
    final func attach<S: Subscriber>(_ subscriber: S) -> Attachment {
        let conduit = Conduit(self) { signal, payload in
            switch signal {
            case .value:
                return subscriber.receive(payload.assumingMemoryBound(to: S.Input.self).pointee)
            case .completion:
                typealias Completion = Subscribers.Completion<S.Failure>
                subscriber.receive(completion: payload.assumingMemoryBound(to: Completion.self).pointee)
            case .reflection:
                UnsafeMutableRawPointer(mutating: payload).assumingMemoryBound(to: Any?.self).pointee = subscriber
            }
            return .none
        }
        guard add(conduit) else { return .refused }
        if let sink = subscriber as? _SinkCore {
            // Where the type is known this is decided at compile time, and there is nothing to convert.
            sink.begin(conduit)
        } else {
            subscriber.receive(subscription: conduit)
        }
        return conduit.begin() ? .attached : .overtaken
    }

    /// Adds a subscriber to a subject that does not complete.
    @inlinable
    final func attachForever<S: Subscriber>(_ subscriber: S) { _ = attach(subscriber) }
}
