/// The base of an operator with several upstreams: the subscription of its downstream, which values reach from several
/// threads.
///
/// Values leave one at a time, and only when requested. As in a subject, the thread that delivers is the owner. Values
/// that come from other threads meanwhile, or are not wanted yet, wait in `queue`. Nothing is called while `lock` is held.
@usableFromInline
class Junction<Downstream: Subscriber>: SubscriptionObject, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    final let downstream: Downstream

    @usableFromInline
    final let lock = Lock()

    // Guarded by `lock`.
    @usableFromInline @exclusivity(unchecked)
    final var owner: UInt = 0

    @usableFromInline @exclusivity(unchecked)
    final var isOver = false

    /// Whether there is a queue or a completion to look after.
    @usableFromInline @exclusivity(unchecked)
    final var hasMore = false

    /// Whether the source of a value that had to wait is being asked for another; that one waits for its turn. The
    /// owner's.
    @usableFromInline @exclusivity(unchecked)
    final var isAsking = false

    @usableFromInline @exclusivity(unchecked)
    final var demand = Subscribers.Demand.none

    @usableFromInline @exclusivity(unchecked)
    final var queue = Fifo<(value: Downstream.Input, source: Int)>()

    @usableFromInline @exclusivity(unchecked)
    final var completion: Subscribers.Completion<Downstream.Failure>?

    @usableFromInline
    init(_ downstream: Downstream) { self.downstream = downstream }

    // MARK: For subclasses to override

    /// Called when the downstream has asked for more values and been given what waited, without the lock.
    @usableFromInline
    func requested(_ demand: Subscribers.Demand) {}

    /// Called when a value that had to wait has been delivered, without the lock.
    @usableFromInline
    func deliveredLate(from source: Int) {}

    /// Whether the downstream is told of the end before the upstreams are cancelled.
    @usableFromInline
    var completesFirst: Bool { false }

    /// Cancels the upstreams and forgets them; called once, without the lock.
    @usableFromInline
    func cancelUpstreams() {}

    @usableFromInline
    var description: String { "Junction" }

    // MARK: Delivery

    /// Delivers a value, now or later. Called with the lock held; releases it.
    ///
    /// - Returns: Whether it was delivered, and what the downstream asked for thereupon.
    @inlinable @inline(__always)
    final func emitAndUnlock(_ value: Downstream.Input, from source: Int) -> (isDelivered: Bool, Subscribers.Demand) {
        if isOver {
            lock.unlock()
            return (false, .none)
        }
        let thread = currentThread()
        let isNested = owner == thread
        guard owner == 0 || isNested, !hasMore || queue.isEmpty && !isAsking, demand.rawValue != 0 else {
            postpone(value, from: source)
            lock.unlock()
            return (false, .none)
        }
        owner = thread
        demand -= .max(1)
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        demand += more
        if isNested {
            lock.unlock()
        } else if hasMore {
            drainAndUnlock()
        } else {
            owner = 0
            lock.unlock()
        }
        return (true, more)
    }

    /// Keeps a value until it can be delivered, unless the end has been announced. Called with the lock held.
    @usableFromInline
    final func postpone(_ value: Downstream.Input, from source: Int) {
        guard completion == nil else { return }
        queue.append((value, source))
        hasMore = true
    }

    /// Completes the downstream after what is queued. Called with the lock held; releases it.
    @usableFromInline
    final func completeAndUnlock(_ completion: Subscribers.Completion<Downstream.Failure>, dropQueue: Bool) {
        guard !isOver, self.completion == nil else { return lock.unlock() }
        self.completion = completion
        hasMore = true
        if dropQueue { queue.removeAll() }
        let thread = currentThread()
        if owner == thread, queue.isEmpty {
            // Nested in a delivery: nothing is to be waited for.
            finishAndUnlock()
        } else if owner == 0 {
            owner = thread
            drainAndUnlock()
        } else {
            lock.unlock()
        }
    }

    /// Called by the owner with the lock held; gives up both.
    @usableFromInline
    final func drainAndUnlock() {
        while !isOver, demand > 0, let (value, source) = queue.popFirst() {
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            if more > 0 {
                lock.whileLocked { demand += more }
                requested(more)
            }
            isAsking = true
            deliveredLate(from: source)
            isAsking = false
            lock.lock()
        }
        hasMore = !queue.isEmpty
        owner = 0
        if queue.isEmpty, completion != nil, !isOver {
            finishAndUnlock()
        } else {
            lock.unlock()
        }
    }

    private final func finishAndUnlock() {
        let completion = self.completion
        isOver = true
        lock.unlock()
        if !completesFirst { cancelUpstreams() }
        if let completion { downstream.receive(completion: completion) }
        if completesFirst { cancelUpstreams() }
    }

    // MARK: Subscription

    @usableFromInline
    final override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        if isOver { return lock.unlock() }
        self.demand += demand
        if hasMore, owner == 0 {
            owner = currentThread()
            drainAndUnlock()
        } else {
            lock.unlock()
        }
        requested(demand)
    }

    @usableFromInline
    final override func cancel() {
        lock.lock()
        if isOver { return lock.unlock() }
        isOver = true
        queue.removeAll()
        lock.unlock()
        cancelUpstreams()
    }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

    @usableFromInline
    var playgroundDescription: Any { description }
}
