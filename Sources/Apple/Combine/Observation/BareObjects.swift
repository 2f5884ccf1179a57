/// The change publishers of objects that have no `@Published` property to keep them, and call `send()` themselves.
///
/// A publisher goes with its object: not at once, as nothing tells of an object's end, but when the table is next
/// swept, which it is whenever it has doubled.
final class BareObjects: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()

    // Guarded by `lock`.
    @exclusivity(unchecked)
    private var entries: [ObjectIdentifier: Entry] = [:]

    @exclusivity(unchecked)
    private var limit = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        let created = ObservableObjectPublisher()
        // Whatever is let go is let go without the lock.
        var gone: [AnyObject] = []
        defer { withExtendedLifetime(gone) {} }
        lock.lock()
        defer { lock.unlock() }
        if let entry = entries[key] {
            // Another object may live where one that is gone did.
            let resident = entry.object
            if let resident { gone.append(resident) }
            if resident === object { return entry.publisher }
            gone.append(entry.publisher)
        }
        entries[key] = Entry(object: object, publisher: created)
        if entries.count > limit {
            for (key, entry) in entries {
                if let object = entry.object {
                    // Looking has retained it, and may now be all that does.
                    gone.append(object)
                } else {
                    gone.append(entry.publisher)
                    entries[key] = nil
                }
            }
            limit = max(64, entries.count * 2)
        }
        return created
    }
}
