internal import SeamPrimitives

/// The objects of a context that are in memory, by identifier. They are not kept. Any thread: objects end on any.
final class ObjectRegistry: @unchecked Sendable {
    private struct Entry { weak var object: NSManagedObject? }

    /// Compares identifiers without asking their class how.
    private struct Key: Hashable {
        let id: NSManagedObjectID

        static func == (left: Key, right: Key) -> Bool { left.id === right.id || left.id.isSame(as: right.id) }
        func hash(into hasher: inout Hasher) { hasher.combine(id.number) }
    }

    private var entries: [Key: Entry] = [:]
    private let lock = Lock()

    subscript(id: NSManagedObjectID) -> NSManagedObject? {
        get { lock.whileLocked { entries[Key(id: id)]?.object } }
        set { lock.whileLocked { entries[Key(id: id)] = newValue.map { Entry(object: $0) } } }
    }

    var all: [NSManagedObject] {
        let entries = lock.whileLocked { self.entries }
        return entries.values.compactMap(\.object)
    }

    /// An object ended. Another may have taken its place.
    func forget(_ id: NSManagedObjectID) {
        lock.whileLocked {
            let key = Key(id: id)
            if let entry = entries[key], entry.object == nil { entries[key] = nil }
        }
    }

    func removeAll() { lock.whileLocked { entries = [:] } }
}
