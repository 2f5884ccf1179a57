import Synchronization

/// Lets one thread at a time into an operator that has several sources, without making any of them wait.
///
/// Who finds it taken leaves its work behind, and whoever has the turn does it before leaving. So values go downstream
/// one at a time and no lock is held while they do. The thread that has the turn may enter again.
package final class Turn: Sendable {
    private let owner = Atomic<UInt>(0)
    private let isWaiting = Atomic<Bool>(false)
    @exclusivity(unchecked) nonisolated(unsafe) private var depth = 0
    nonisolated(unsafe) private var waiting: [() -> Void] = []
    private let lock = Lock()

    package init() {}

    /// Takes the turn, if nobody else has it. To be followed by `leave()`.
    @inline(__always)
    package func enter() -> Bool {
        let thread = currentThread()
        if owner.compareExchange(
            expected: 0, desired: thread, successOrdering: .sequentiallyConsistent, failureOrdering: .relaxed
        ).exchanged {
            return true
        }
        guard owner.load(ordering: .relaxed) == thread else { return false }
        depth += 1
        return true
    }

    @inline(__always)
    package func leave() {
        if depth > 0 {
            depth -= 1
            return
        }
        if isWaiting.load(ordering: .relaxed) { work() }
        owner.store(0, ordering: .sequentiallyConsistent)
        if isWaiting.load(ordering: .sequentiallyConsistent) { resume() }
    }

    /// Leaves work for whoever has the turn; does it itself when nobody has any more.
    package func leaveBehind(_ work: @escaping () -> Void) {
        lock.whileLocked {
            waiting.append(work)
            isWaiting.store(true, ordering: .sequentiallyConsistent)
        }
        resume()
    }

    @inline(never)
    private func resume() {
        while isWaiting.load(ordering: .sequentiallyConsistent) {
            guard
                owner.compareExchange(
                    expected: 0, desired: currentThread(), successOrdering: .sequentiallyConsistent,
                    failureOrdering: .sequentiallyConsistent
                ).exchanged
            else { return }
            work()
            owner.store(0, ordering: .sequentiallyConsistent)
        }
    }

    private func work() {
        while true {
            let batch = lock.whileLocked {
                let batch = waiting
                waiting = []
                isWaiting.store(false, ordering: .sequentiallyConsistent)
                return batch
            }
            if batch.isEmpty { return }
            for work in batch { work() }
        }
    }
}
