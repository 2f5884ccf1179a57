/// The junction of `zip`, apart from the queues of values: those are the subclasses', one for each number of upstreams,
/// so that every value keeps its type.
@usableFromInline
class ZipJunction<Downstream: Subscriber>: RowJunction<Downstream> {
    /// A bit for each upstream that has finished. Guarded by `lock`.
    @usableFromInline @exclusivity(unchecked)
    final var finishedSides: UInt8 = 0

    @usableFromInline
    override init(_ downstream: Downstream, count: Int) { super.init(downstream, count: count) }

    @usableFromInline
    final override var description: String { "Zip" }

    /// Whether there may be another row: `false` if an upstream has finished and none of its values is left. Called
    /// with the lock held.
    @usableFromInline
    func canMakeRow(_ isFinished: (Int) -> Bool) -> Bool { true }

    /// Takes note that an upstream has finished. The stream ends unless a value that it left can be used. Called with
    /// the lock held; releases it.
    @usableFromInline
    final func finished(_ index: Int, isEmpty: Bool) {
        let isLast = upstreams.finish(index)
        finishedSides |= 1 << UInt8(index)
        if isLast || isEmpty {
            completeAndUnlock(.finished, dropQueue: false)
        } else {
            lock.unlock()
        }
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
        if canMakeRow({ sides & (1 << UInt8($0)) != 0 }) {
            lock.unlock()
        } else {
            completeAndUnlock(.finished, dropQueue: false)
        }
    }
}
