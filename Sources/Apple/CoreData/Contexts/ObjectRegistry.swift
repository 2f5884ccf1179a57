internal import RuntimeShims
internal import SeamPrimitives

/// The objects of a context that are in memory, by what names them; what objects know of their context.
///
/// Objects are not kept: each takes itself out before its memory goes. Any thread: objects end on any.
final class ObjectRegistry: @unchecked Sendable {
    private(set) weak var context: NSManagedObjectContext?
    private let lock = Lock()
    private var tables: [ObjectTable] = []
    /// The table that was used last.
    private var recent = 0
    /// What new objects of an entity have in common.
    private var origins: [ObjectIdentifier: IdentifierOrigin] = [:]
    private var recentOrigin: IdentifierOrigin?

    deinit { for table in tables { table.free() } }

    func join(_ context: NSManagedObjectContext) { self.context = context }

    /// The position of a space's table, which may not be there. Under the lock.
    @inline(__always)
    private func position(_ space: IdentifierSpace) -> Int? {
        let wanted = Unmanaged.passUnretained(space).toOpaque()
        if recent < tables.count, tables[recent].space.toOpaque() == wanted { return recent }
        guard let found = tables.firstIndex(where: { $0.space.toOpaque() == wanted }) else { return nil }
        recent = found
        return found
    }

    private func set(_ object: NSManagedObject, _ number: Int64, _ space: IdentifierSpace) {
        let pointer = Unmanaged.passUnretained(object).toOpaque()
        if let position = position(space) {
            tables[position].set(number, pointer)
        } else {
            var table = ObjectTable(space)
            table.set(number, pointer)
            tables.append(table)
        }
    }

    private func remove(_ object: UnsafeMutableRawPointer, _ number: Int64, _ space: IdentifierSpace) {
        if let position = position(space) { tables[position].remove(number, object) }
    }

    func object(_ number: Int64, _ space: IdentifierSpace) -> NSManagedObject? {
        lock.whileLocked {
            guard let position = position(space), let pointer = tables[position].object(number) else { return nil }
            return UnownedRetain.retained(Unmanaged<NSManagedObject>.fromOpaque(pointer))
        }
    }

    func object(_ key: ObjectKey) -> NSManagedObject? { object(key.number, key.origin.space) }

    func add(_ object: NSManagedObject) {
        let (number, space) = (object.number, object.origin.space)
        lock.whileLocked { set(object, number, space) }
    }

    /// The object has another name from here on.
    func rename(_ object: NSManagedObject, _ key: ObjectKey, _ id: NSManagedObjectID?) {
        let (number, space) = (object.number, object.origin.space)
        let pointer = Unmanaged.passUnretained(object).toOpaque()
        object.take(key, id)
        lock.whileLocked {
            remove(pointer, number, space)
            set(object, key.number, key.origin.space)
        }
    }

    /// The object leaves the context.
    func remove(_ object: NSManagedObject) {
        forget(Unmanaged.passUnretained(object).toOpaque(), object.number, object.origin.space)
    }

    /// An object is ending. Another may have taken its place.
    func forget(_ object: UnsafeMutableRawPointer, _ number: Int64, _ space: IdentifierSpace) {
        lock.whileLocked { remove(object, number, space) }
    }

    var all: [NSManagedObject] {
        var all: [NSManagedObject] = []
        lock.whileLocked {
            for table in tables {
                table.forEach { pointer in
                    if let object = UnownedRetain.retained(Unmanaged<NSManagedObject>.fromOpaque(pointer)) {
                        all.append(object)
                    }
                }
            }
        }
        return all
    }

    func removeAll() {
        let old = lock.whileLocked {
            let old = tables
            tables = []
            return old
        }
        for table in old { table.free() }
    }

    /// What new objects of an entity have in common, and whether it was asked for before.
    func temporaryOrigin(of entity: NSEntityDescription) -> (origin: IdentifierOrigin, isKnown: Bool) {
        let known = lock.whileLocked {
            if let recentOrigin, recentOrigin.entity === entity { return recentOrigin as IdentifierOrigin? }
            recentOrigin = origins[ObjectIdentifier(entity)]
            return recentOrigin
        }
        if let known { return (known, true) }
        let made = IdentifierOrigin(entity, in: nil)
        lock.whileLocked {
            origins[ObjectIdentifier(entity)] = made
            recentOrigin = made
        }
        return (made, false)
    }
}
