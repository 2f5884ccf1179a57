#if canImport(Glibc)
    import Glibc
#endif
import Synchronization

/// A lock of four bytes for critical sections of a few instructions.
///
/// Taking it costs one atomic exchange and releasing it a plain store, which is what keeps a value's way through
/// a subject short. Nothing that can block, and no code of a client, runs while it is held; so a waiter spins a
/// little and then gives its time slice away.
@usableFromInline
struct Lock: ~Copyable, Sendable {
    @usableFromInline
    let word: Atomic<UInt32>

    @inlinable
    init() { word = Atomic(0) }

    @inlinable @inline(__always)
    borrowing func lock() {
        if !word.compareExchange(
            expected: 0, desired: 1, successOrdering: .acquiring, failureOrdering: .relaxed
        ).exchanged {
            wait()
        }
    }

    @inlinable @inline(__always)
    borrowing func unlock() { word.store(0, ordering: .releasing) }

    @inlinable @inline(__always)
    borrowing func whileLocked<Result>(_ body: () throws -> Result) rethrows -> Result {
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

/// The calling thread's identity, never zero.
@inlinable @inline(__always)
func currentThread() -> UInt { UInt(pthread_self()) }

/// Stores a value and returns the one it replaces.
@inlinable @inline(__always)
func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
    let replaced = place
    place = value
    return replaced
}
