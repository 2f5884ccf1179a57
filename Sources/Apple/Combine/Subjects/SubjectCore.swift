/// What the subjects have in common: who subscribed, and one delivery at a time.
///
/// `lock` guards the fields; it is never held while a subscriber is called. A delivery makes its thread the
/// `owner`. While there is an owner,
/// - the owner may send again from inside a subscriber; that delivery is nested, as on Apple's platforms;
/// - what other threads send waits in `backlog`, and the owner delivers it before it leaves; so no value is lost,
///   each sender's values keep their order, and no thread waits for another's subscribers;
/// - subscribers are only added to the end of the list, and those that cancel stay in it, marked, until the owner
///   leaves. That is why a delivery can walk the list without copying or retaining it.
public class _SubjectCore<Output, Failure: Error> {
    @usableFromInline
    final let lock = Lock()

    /// Cancelled subscriptions that are still in the list.
    @usableFromInline
    final var hasCancelled = false

    /// The thread that delivers, or zero.
    @usableFromInline
    final var owner: UInt = 0

    @usableFromInline
    final var first: Unmanaged<Conduit<Output, Failure>>?

    @usableFromInline
    final var last: Unmanaged<Conduit<Output, Failure>>?

    @usableFromInline
    final var completion: Subscribers.Completion<Failure>?

    /// Made when a second thread sends during a delivery.
    @usableFromInline
    final var backlog: Backlog<Output, Failure>?

    @usableFromInline
    init() {}

    deinit {
        // A subscription keeps its subject alive, so that whoever is left has been cancelled or finished.
        var next = first
        while let conduit = next {
            next = conduit._withUnsafeGuaranteedRef { $0.next }
            conduit.release()
        }
    }

    /// The value a new subscriber starts with, for the subjects that have one. Called with the lock held.
    @usableFromInline
    func startingValue() -> Output? { nil }

    /// Stores what was sent, for the subjects that keep it, and returns what it replaces, which is to be let go
    /// without the lock. Called with the lock held.
    @usableFromInline
    func keep(_ value: Output) -> Output? { nil }

    /// How a subscription to this subject describes itself.
    @usableFromInline
    var subscriptionName: String { "Subject" }

    // MARK: Subscribing

    @inlinable
    final func attach<S>(_ subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
        let conduit = SubjectConduit(self, subscriber)
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let reference = Unmanaged.passRetained(conduit as Conduit<Output, Failure>)
        if let last {
            last._withUnsafeGuaranteedRef { $0.next = reference }
            conduit.previous = last
        } else {
            first = reference
        }
        last = reference
        conduit.isLinked = true
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    /// Takes a conduit that nobody is to hear any more out of the list, now or when the delivery has ended.
    @usableFromInline
    final func detach(_ conduit: Conduit<Output, Failure>) {
        lock.lock()
        // A delivery that has just ended may have taken it out already.
        guard conduit.isLinked else { return lock.unlock() }
        if owner != 0 {
            hasCancelled = true
            return lock.unlock()
        }
        unlink(conduit)
        lock.unlock()
        // Subscribers are let go without the lock: their deinitialisers may come back here.
        conduit.releaseSubscriber()
        Unmanaged.passUnretained(conduit).release()
    }

    private final func unlink(_ conduit: Conduit<Output, Failure>) {
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

    /// Delivers a value to everybody who is subscribed now.
    @inlinable @inline(__always)
    final func deliver(_ value: Output) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        let replaced = keep(value)
        defer { withExtendedLifetime(replaced) {} }
        guard let first, let last else { return lock.unlock() }
        let thread = currentThread()
        let isNested = owner == thread
        if owner != 0, !isNested {
            postpone(.value(value))
            return lock.unlock()
        }
        owner = thread
        lock.unlock()
        offer(value, from: first, through: last)
        if !isNested { leave() }
    }

    @inlinable @inline(__always)
    final func offer(
        _ value: Output,
        from first: Unmanaged<Conduit<Output, Failure>>,
        through last: Unmanaged<Conduit<Output, Failure>>
    ) {
        let end = last.toOpaque()
        var current = first
        current._withUnsafeGuaranteedRef { $0.offer(value) }
        while current.toOpaque() != end {
            current = current._withUnsafeGuaranteedRef { $0.next.unsafelyUnwrapped }
            current._withUnsafeGuaranteedRef { $0.offer(value) }
        }
    }

    @usableFromInline
    final func deliver(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else { return lock.unlock() }
        self.completion = completion
        let thread = currentThread()
        let isNested = owner == thread
        if owner != 0, !isNested {
            postpone(.completion(completion))
            return lock.unlock()
        }
        owner = thread
        hasCancelled = true
        let first = self.first
        let last = self.last
        lock.unlock()
        finish(completion, from: first, through: last)
        if !isNested { leave() }
    }

    private final func finish(
        _ completion: Subscribers.Completion<Failure>,
        from first: Unmanaged<Conduit<Output, Failure>>?,
        through last: Unmanaged<Conduit<Output, Failure>>?
    ) {
        guard let end = last?.toOpaque() else { return }
        var current = first
        while let conduit = current {
            conduit._withUnsafeGuaranteedRef { $0.finish(completion) }
            current = conduit.toOpaque() == end ? nil : conduit._withUnsafeGuaranteedRef { $0.next }
        }
    }

    /// Delivers the starting value to a subscriber that asked for its first value.
    @usableFromInline
    final func catchUp(_ conduit: Conduit<Output, Failure>) {
        lock.lock()
        guard let value = startingValue() else { return lock.unlock() }
        let thread = currentThread()
        let isNested = owner == thread
        if owner != 0, !isNested {
            postpone(.start(conduit, value))
            return lock.unlock()
        }
        owner = thread
        lock.unlock()
        if conduit.isBehind { conduit.offer(value) }
        if !isNested { leave() }
    }

    /// Ends a delivery, after delivering what other threads sent in the meantime.
    @inlinable @inline(__always)
    final func leave() {
        lock.lock()
        if backlog == nil, !hasCancelled {
            owner = 0
            lock.unlock()
        } else {
            leaveSlowly()
        }
    }

    /// Called with the lock held; releases it.
    @inline(never) @usableFromInline
    final func leaveSlowly() {
        while let event = backlog?.next() {
            let first = self.first
            let last = self.last
            lock.unlock()
            switch event {
            case .value(let value):
                if let first, let last { offer(value, from: first, through: last) }
            case .start(let conduit, let value):
                if conduit.isBehind { conduit.offer(value) }
            case .completion(let completion):
                finish(completion, from: first, through: last)
            }
            lock.lock()
            if case .completion = event { hasCancelled = true }
        }
        backlog = nil
        var gone: [Conduit<Output, Failure>] = []
        if hasCancelled {
            hasCancelled = false
            var next = first
            while let reference = next {
                let conduit = reference._withUnsafeGuaranteedRef { $0 }
                next = conduit.next
                if conduit.isOver {
                    unlink(conduit)
                    gone.append(reference.takeRetainedValue())
                }
            }
        }
        owner = 0
        lock.unlock()
        for conduit in gone { conduit.releaseSubscriber() }
    }

    @usableFromInline
    final func postpone(_ event: Backlog<Output, Failure>.Event) {
        if backlog == nil { backlog = Backlog() }
        backlog.unsafelyUnwrapped.events.append(event)
    }
}

/// What threads sent while another was delivering, in order.
@usableFromInline
final class Backlog<Output, Failure: Error> {
    @usableFromInline
    enum Event {
        case value(Output)
        /// A subscriber asked for the value that was current at that time.
        case start(Conduit<Output, Failure>, Output)
        case completion(Subscribers.Completion<Failure>)
    }

    @usableFromInline
    var events: [Event] = []

    private var position = 0

    @usableFromInline
    init() {}

    func next() -> Event? {
        guard position < events.count else { return nil }
        let event = events[position]
        position += 1
        if position == events.count {
            events.removeAll(keepingCapacity: true)
            position = 0
        } else if position >= 1_024, position * 2 > events.count {
            events.removeFirst(position)
            position = 0
        }
        return event
    }
}
