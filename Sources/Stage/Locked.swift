import Foundation

/// A value behind a lock.
///
/// `Synchronization.Mutex` would do, were it not that ThreadSanitizer can't see it on Linux: it waits on a futex.
final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()

    init(_ value: sending Value) { self.value = value }

    func withLock<R>(_ body: (inout Value) throws -> sending R) rethrows -> sending R {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
