import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A lock of four bytes for critical sections of a few instructions.
///
/// Taking it costs one atomic exchange and releasing it a plain store, which keeps a value's way through a subject
/// short. Nothing that can block, and no code of a client, may run while it is held, because a waiter spins a little and
/// then gives up its time slice. It is not recursive.
@usableFromInline
package struct Lock: ~Copyable, Sendable {
    @usableFromInline
    let word: Atomic<UInt32>

    /// Creates a lock that is free.
    @inlinable
    package init() { word = Atomic(0) }

    /// Waits until the lock is free, and takes it.
    @inlinable @inline(__always)
    package borrowing func lock() {
        if !word.compareExchange(
            expected: 0, desired: 1, successOrdering: .acquiring, failureOrdering: .relaxed
        ).exchanged {
            wait()
        }
    }

    /// Releases the lock, which the caller must hold.
    @inlinable @inline(__always)
    package borrowing func unlock() {
        // The optimiser moves the retaining of what was read under the lock down past stores, atomic ones too, and so to
        // where another thread may have released the last reference; but not past a fence. On x86 it costs nothing.
        atomicMemoryFence(ordering: .releasing)
        word.store(0, ordering: .releasing)
    }

    /// Runs `body` while holding the lock, and returns its result.
    @inlinable @inline(__always)
    package borrowing func whileLocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }

    @inline(never) @usableFromInline
    borrowing func wait() {
        var attempts = 0
        while true {
            while word.load(ordering: .relaxed) != 0 {
                attempts += 1
                if attempts > 4_096 {
                    usleep(50)
                } else if attempts & 31 == 0 {
                    sched_yield()
                }
            }
            if word.weakCompareExchange(
                expected: 0, desired: 1, successOrdering: .acquiring, failureOrdering: .relaxed
            ).exchanged {
                return
            }
        }
    }
}
