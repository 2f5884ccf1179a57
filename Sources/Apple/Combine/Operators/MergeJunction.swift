/// Merges any number of upstreams.
///
/// Without limit they deliver as they like. With a limited demand each is asked for one value at a time, so that
/// no more of them wait here than there are upstreams.
@usableFromInline
final class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
    // Guarded by `lock`.
    private var upstreams: Upstreams
    private var isSubscribed = false
    private var isUnlimited = false
    private var hasStarted = false

    @usableFromInline
    init(_ downstream: Downstream, count: Int) {
        upstreams = Upstreams(count: count)
        super.init(downstream)
        if count == 0 { completion = .finished }
    }

    @usableFromInline
    func attach(_ subscription: any Subscription, at index: Int) {
        let isTaken = lock.whileLocked { !isOver && upstreams.attach(subscription, at: index) }
        if !isTaken { subscription.cancel() }
    }

    @usableFromInline
    func subscribed() {
        lock.lock()
        isSubscribed = true
        if completion != nil, owner == 0 {
            // Merging nothing.
            owner = currentThread()
            return drainAndUnlock()
        }
        let demand = self.demand
        lock.unlock()
        if demand > 0 { requested(demand) }
    }

    @usableFromInline
    override func requested(_ demand: Subscribers.Demand) {
        lock.lock()
        guard isSubscribed, !isUnlimited, demand == .unlimited || !hasStarted else { return lock.unlock() }
        hasStarted = true
        isUnlimited = demand == .unlimited
        let all = upstreams.all()
        lock.unlock()
        for upstream in all { upstream.request(demand == .unlimited ? .unlimited : .max(1)) }
    }

    @usableFromInline
    override func deliveredLate(from source: Int) {
        lock.whileLocked { isUnlimited ? nil : upstreams[source] }?.request(.max(1))
    }

    @usableFromInline
    func receive(_ input: Downstream.Input, from index: Int) -> Subscribers.Demand {
        lock.lock()
        let isUnlimited = self.isUnlimited
        let (isDelivered, more) = emitAndUnlock(input, from: index)
        if more == .unlimited, !isUnlimited { requested(more) }
        return isDelivered && !isUnlimited ? .max(1) : .none
    }

    @usableFromInline
    func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        lock.lock()
        let isLast = upstreams.finish(index)
        if case .failure = completion {
            completeAndUnlock(completion, dropQueue: true)
        } else if isLast {
            completeAndUnlock(.finished, dropQueue: false)
        } else {
            lock.unlock()
        }
    }

    @usableFromInline
    override func cancelUpstreams() {
        for upstream in lock.whileLocked({ upstreams.removeAll() }) { upstream.cancel() }
    }

    @usableFromInline
    override var description: String { "Merge" }

    /// Listens to one of the upstreams.
    @usableFromInline
    struct Side: Subscriber, CustomStringConvertible {
        @usableFromInline
        typealias Input = Downstream.Input

        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: MergeJunction

        @usableFromInline
        let index: Int

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: MergeJunction, _ index: Int) {
            self.junction = junction
            self.index = index
        }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: index) }

        @inlinable
        func receive(_ input: Input) -> Subscribers.Demand { junction.receive(input, from: index) }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) { junction.receive(completion, from: index) }

        @usableFromInline
        var description: String { "Merge" }
    }
}
