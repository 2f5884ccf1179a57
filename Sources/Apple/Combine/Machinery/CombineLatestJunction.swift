/// The junction of `combineLatest`, apart from the latest values: those are the subclasses', one for each number of
/// upstreams, so that every value keeps its type.
///
/// The downstream is given its subscription before the upstreams are subscribed to. What it requests is requested of
/// every upstream, once all of them are there: a request that comes earlier is kept until then.
@usableFromInline
class CombineLatestJunction<Downstream: Subscriber>: Junction<Downstream> {
    // Guarded by `lock`.
    private final var upstreams: Upstreams
    private final var unsent = Subscribers.Demand.none
    private final var isSubscribed = false

    @usableFromInline
    init(_ downstream: Downstream, count: Int) {
        upstreams = Upstreams(count: count)
        super.init(downstream)
    }

    @usableFromInline
    final func attach(_ subscription: any Subscription, at index: Int) {
        let isTaken = lock.whileLocked { !isOver && upstreams.attach(subscription, at: index) }
        if !isTaken { subscription.cancel() }
    }

    /// Passes on the requests kept so far. Called when all upstreams have been subscribed to.
    @usableFromInline
    final func subscribed() {
        lock.lock()
        isSubscribed = true
        let demand = exchange(&unsent, with: .none)
        let all = upstreams.all()
        lock.unlock()
        if demand > 0 { for upstream in all { upstream.request(demand) } }
    }

    @usableFromInline
    final override func requested(_ demand: Subscribers.Demand) {
        lock.lock()
        if !isSubscribed {
            unsent += demand
            return lock.unlock()
        }
        let all = upstreams.all()
        lock.unlock()
        for upstream in all { upstream.request(demand) }
    }

    /// Asks all upstreams for more except the one that is calling, which is told by the return value.
    @usableFromInline
    final func requestOthers(_ demand: Subscribers.Demand, but index: Int) -> Subscribers.Demand {
        for upstream in lock.whileLocked({ upstreams.all(but: index) }) { upstream.request(demand) }
        return demand
    }

    @usableFromInline
    final func failed(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        _ = upstreams.finish(index)
        completeAndUnlock(completion, dropQueue: true)
    }

    /// Takes note that an upstream has finished. The stream ends if it was the last one, or if it leaves no value to
    /// combine. Called with the lock held; releases it.
    @usableFromInline
    final func finished(_ index: Int, isEmpty: Bool) {
        if upstreams.finish(index) || isEmpty {
            completeAndUnlock(.finished, dropQueue: false)
        } else {
            lock.unlock()
        }
    }

    @usableFromInline
    final override func cancelUpstreams() {
        for upstream in lock.whileLocked({ upstreams.removeAll() }) { upstream.cancel() }
    }

    @usableFromInline
    final override var description: String { "CombineLatest" }
}
