import Foundation

/// A value behind a lock that may be held for long.
///
/// `Synchronization.Mutex` would do, but ThreadSanitizer cannot see it on Linux, where it waits on a futex.
package final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()

    /// Creates a lock around `value`.
    package init(_ value: sending Value) { self.value = value }

    /// Runs `body` with the value while holding the lock, which is not recursive.
    package func withLock<R>(_ body: (inout Value) throws -> sending R) rethrows -> sending R {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
