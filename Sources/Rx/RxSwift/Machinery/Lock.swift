import Foundation
import Synchronization

/// A lock of four bytes for critical sections of a few instructions.
///
/// No code of a client runs while it is held; so a waiter spins a little and then gives its time slice away.
@usableFromInline
package struct Lock: ~Copyable, Sendable {
    @usableFromInline let word: Atomic<UInt32>

    package init() { word = Atomic(0) }

    @inlinable @inline(__always)
    package borrowing func lock() {
        if !word.compareExchange(
            expected: 0, desired: 1, successOrdering: .acquiring, failureOrdering: .relaxed
        ).exchanged {
            wait()
        }
    }

    @inlinable @inline(__always)
    package borrowing func unlock() { word.store(0, ordering: .releasing) }

    @inlinable @inline(__always)
    package borrowing func whileLocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }

    @usableFromInline @inline(never)
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
package func currentThread() -> UInt { UInt(pthread_self()) }

/// A value that crosses to another thread because the caller vouches for it.
package struct Crossing<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
