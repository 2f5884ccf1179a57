import Synchronization

/// Counts the calls that are inside an object, so that what they use is let go by the last one after it closed.
///
/// The word holds twice the number of calls, plus one when the gate is closed. `emptied` is stored when the
/// contents have been handed to whoever releases them.
@usableFromInline
struct Gate: ~Copyable, Sendable {
    @usableFromInline
    let word = Atomic<UInt32>(0)

    @usableFromInline
    static var emptied: UInt32 { 1 << 31 | 1 }

    @inlinable
    init() {}

    /// Enters. `false`: the gate is closed; `leave()` is to be called all the same.
    @inlinable @inline(__always)
    borrowing func enter() -> Bool {
        word.wrappingAdd(2, ordering: .acquiring).oldValue & 1 == 0
    }

    /// Leaves. `true`: the gate is closed, nobody is inside, and the caller is the one to release the contents.
    @inlinable @inline(__always)
    borrowing func leave() -> Bool {
        word.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue == 1 && empty()
    }

    /// Closes. `true`: the caller is the one to release the contents.
    @usableFromInline
    borrowing func close() -> Bool {
        word.bitwiseOr(1, ordering: .acquiringAndReleasing).newValue == 1 && empty()
    }

    @usableFromInline
    borrowing func empty() -> Bool {
        word.compareExchange(expected: 1, desired: Gate.emptied, ordering: .acquiringAndReleasing).exchanged
    }
}
