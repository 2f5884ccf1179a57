/// Merges any number of upstreams.
///
/// Without limit they deliver as they like. With a limited demand, and before any, each is asked for one value at a
/// time, so that no more of them wait here than there are upstreams.
@usableFromInline
final class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
    // Guarded by `lock`.
    private var upstreams: Upstreams

    @usableFromInline
    init(_ downstream: Downstream, count: Int) {
        upstreams = Upstreams(count: count)
        super.init(downstream)
        if count == 0 { completion = .finished }
    }

    @usableFromInline
    func attach(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        guard !isOver, upstreams.attach(subscription, at: index) else {
            lock.unlock()
            return subscription.cancel()
        }
        let isUnlimited = demand == .unlimited
        lock.unlock()
        subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    /// All upstreams have been subscribed to.
    @usableFromInline
    func subscribed() {
        lock.lock()
        guard completion != nil, owner == 0, !isOver else { return lock.unlock() }
        // Merging nothing.
        owner = currentThread()
        drainAndUnlock()
    }

    @usableFromInline
    override func requested(_ demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        for upstream in lock.whileLocked({ upstreams.all() }) { upstream.request(.unlimited) }
    }

    @usableFromInline
    override func deliveredLate(from source: Int) {
        lock.whileLocked { demand == .unlimited ? nil : upstreams[source] }?.request(.max(1))
    }

    @usableFromInline
    func receive(_ input: Downstream.Input, from index: Int) -> Subscribers.Demand {
        lock.lock()
        let isUnlimited = demand == .unlimited
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
    struct Side: Subscriber, JunctionSide {
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
