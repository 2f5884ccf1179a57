internal import SeamPrimitives

/// The objects of a context that are in memory, by identifier. They are not kept. Any thread: objects end on any.
final class ObjectRegistry: @unchecked Sendable {
    private struct Entry { weak var object: NSManagedObject? }

    private var entries: [NSManagedObjectID: Entry] = [:]
    private let lock = Lock()

    subscript(id: NSManagedObjectID) -> NSManagedObject? {
        get { lock.whileLocked { entries[id]?.object } }
        set { lock.whileLocked { entries[id] = newValue.map { Entry(object: $0) } } }
    }

    var all: [NSManagedObject] {
        let entries = lock.whileLocked { self.entries }
        return entries.values.compactMap(\.object)
    }

    /// An object ended. Another may have taken its place.
    func forget(_ id: NSManagedObjectID) {
        lock.whileLocked {
            if let entry = entries[id], entry.object == nil { entries[id] = nil }
        }
    }

    func removeAll() { lock.whileLocked { entries = [:] } }
}
