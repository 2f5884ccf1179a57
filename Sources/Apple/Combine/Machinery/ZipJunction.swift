/// The junction of `zip`, apart from the queues of values: those are the subclasses', one for each number of upstreams,
/// so that every value keeps its type.
///
/// The downstream is given its subscription when all upstreams have handed over theirs. Rows are delivered as they can
/// be made, whether they are requested or not: the upstreams are asked for no more values than rows are wanted.
@usableFromInline
class ZipJunction<Downstream: Subscriber>: Junction<Downstream> {
    /// A bit for each upstream that has finished. Guarded by `lock`.
    @usableFromInline @exclusivity(unchecked)
    final var finishedSides: UInt8 = 0

    /// The upstream whose value has completed the row that is being delivered, or -1. Guarded by `lock`.
    @usableFromInline @exclusivity(unchecked)
    final var source = -1

    /// Demand requested while a row is being delivered, and told to its source by the return value. Guarded by
    /// `lock`.
    @usableFromInline @exclusivity(unchecked)
    final var meanwhile = Subscribers.Demand.none

    // Guarded by `lock`.
    private final var upstreams: [(any Subscription)?]
    private final var missing: Int
    private final var hasSentSubscription = false

    @usableFromInline
    init(_ downstream: Downstream, count: Int) {
        upstreams = Array(repeating: nil, count: count)
        missing = count
        super.init(downstream)
    }

    // MARK: Delivery

    /// Delivers a row, now or when another thread's delivery has ended. Called with the lock held; releases it.
    ///
    /// - Returns: What was asked for meanwhile.
    @inlinable @inline(__always)
    final func emitRowAndUnlock(_ row: Downstream.Input, from index: Int) -> Subscribers.Demand {
        if isOver {
            lock.unlock()
            return .none
        }
        let thread = currentThread()
        let isNested = owner == thread
        guard owner == 0 || isNested, !hasMore || queue.isEmpty else {
            postpone(row, from: index)
            lock.unlock()
            return .none
        }
        let outer = source
        owner = thread
        source = index
        if demand.rawValue != 0 { demand -= .max(1) }
        lock.unlock()
        let more = downstream.receive(row)
        lock.lock()
        let answer = more.rawValue != 0 ? more : meanwhile
        meanwhile = .none
        source = outer
        demand += more
        if isNested {
            lock.unlock()
        } else if hasMore {
            drainAndUnlock()
        } else {
            owner = 0
            lock.unlock()
        }
        return answer
    }

    /// Asks the upstreams, but for the one that will be told by the return value.
    @usableFromInline
    final override func requested(_ demand: Subscribers.Demand) {
        lock.lock()
        let isInside = source >= 0 && owner == currentThread()
        if isInside { meanwhile = demand }
        let asked = upstreams.indices.compactMap { isInside && $0 == source ? nil : upstreams[$0] }
        lock.unlock()
        for upstream in asked { upstream.request(demand) }
        if !isInside { checkEnd() }
    }

    // MARK: The upstreams

    @usableFromInline
    final func attach(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        guard !isOver, upstreams[index] == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        upstreams[index] = subscription
        missing -= 1
        let isDue = missing == 0 && !exchange(&hasSentSubscription, with: true)
        lock.unlock()
        if isDue { downstream.receive(subscription: self) }
    }

    /// Whether there may be another row: `false` if an upstream has finished and none of its values is left. Called
    /// with the lock held.
    @usableFromInline
    func canMakeRow(_ isFinished: (Int) -> Bool) -> Bool { true }

    /// Takes note that an upstream has finished. The stream ends unless a value that it left can be used, or a row is
    /// being delivered, after which that is seen to. Called with the lock held; releases it.
    @usableFromInline
    final func finished(_ index: Int, isEmpty: Bool) {
        finishedSides |= 1 << UInt8(index)
        if isEmpty, owner == 0 {
            endAndUnlock(.finished, dropQueue: false)
        } else {
            lock.unlock()
        }
    }

    @usableFromInline
    final func failed(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        endAndUnlock(completion, dropQueue: true)
    }

    /// A downstream that is still without a subscription is given it before it is told of the end.
    private final func endAndUnlock(_ completion: Subscribers.Completion<Downstream.Failure>, dropQueue: Bool) {
        if !isOver, !exchange(&hasSentSubscription, with: true) {
            lock.unlock()
            downstream.receive(subscription: self)
            lock.lock()
        }
        completeAndUnlock(completion, dropQueue: dropQueue)
    }

    /// Ends the stream if the last row that can be made has been.
    @inlinable @inline(__always)
    final func checkEnd() {
        if hasFinishedSides { endIfNoRow() }
    }

    @inlinable @inline(__always)
    final var hasFinishedSides: Bool { lock.whileLocked { finishedSides != 0 } }

    @usableFromInline
    final func endIfNoRow() {
        lock.lock()
        let sides = finishedSides
        if owner != 0 || canMakeRow({ sides & (1 << UInt8($0)) != 0 }) {
            lock.unlock()
        } else {
            endAndUnlock(.finished, dropQueue: false)
        }
    }

    // MARK: The junction

    @usableFromInline
    final override var completesFirst: Bool { true }

    /// After a normal end, upstreams that have finished are not cancelled.
    @usableFromInline
    final override func cancelUpstreams() {
        lock.lock()
        let isFinished = if case .finished? = completion { true } else { false }
        let spared = isFinished ? finishedSides : 0
        let cancelled = upstreams.indices.compactMap { spared & (1 << UInt8($0)) != 0 ? nil : upstreams[$0] }
        let all = exchange(&upstreams, with: upstreams.map { _ in nil })
        lock.unlock()
        for upstream in cancelled { upstream.cancel() }
        withExtendedLifetime(all) {}
    }

    @usableFromInline
    final override var description: String { "Zip" }
}
