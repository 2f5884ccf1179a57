/// The junction of `combineLatest`, apart from the latest values: those are the subclasses', one for each number of
/// upstreams, so that every value keeps its type.
@usableFromInline
class CombineLatestJunction<Downstream: Subscriber>: RowJunction<Downstream> {
    @usableFromInline
    override init(_ downstream: Downstream, count: Int) { super.init(downstream, count: count) }

    @usableFromInline
    final override var description: String { "CombineLatest" }

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
}
