internal import SeamPrimitives

/// Snapshots of a diffable data source on their way to the main thread, where they are shown. Apps may apply them, and ask
/// for the last one, on a queue of their own.
final class SnapshotDelivery<Snapshot>: @unchecked Sendable {
    private let lock = NSLock()
    private var last: Snapshot
    private var waiting = 0

    init(_ first: Snapshot) { last = first }

    /// The last one that was given, whether it is shown already or not.
    var latest: Snapshot {
        lock.lock()
        defer { lock.unlock() }
        return last
    }

    /// Notes what is shown now.
    func isShown(_ snapshot: Snapshot) {
        lock.lock()
        defer { lock.unlock() }
        if waiting == 0 { last = snapshot }
    }

    /// Does what shows a snapshot on the main thread: at once there, and in the order of the calls from elsewhere.
    func deliver(_ snapshot: Snapshot, _ show: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let show = show
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { show() }
            return
        }
        lock.lock()
        waiting += 1
        last = snapshot
        lock.unlock()
        DispatchQueue.main.async {
            self.lock.lock()
            self.waiting -= 1
            self.lock.unlock()
            show()
        }
    }
}
