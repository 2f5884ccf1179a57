internal import RuntimeShims
internal import SeamPrimitives

/// The objects of a context that are in memory, by what names them; what objects know of their context.
///
/// Objects are not kept: each takes itself out before its memory goes. Any thread: objects end on any.
final class ObjectRegistry: @unchecked Sendable {
    /// The context of the objects.
    let anchor = Anchor<NSManagedObjectContext>()
    private let lock = Lock()

    /// In memory of its own, so that no access has to be checked.
    private struct Tables {
        var all: UnsafeMutablePointer<ObjectTable>
        var count = 0
        var capacity = 4
        /// The table that was used last.
        var recent = 0
    }

    private let tables: UnsafeMutablePointer<Tables>
    /// What new objects of an entity have in common.
    private var origins: [ObjectIdentifier: IdentifierOrigin] = [:]
    private var recentOrigin: IdentifierOrigin?

    init() {
        tables = .allocate(capacity: 1)
        tables.initialize(to: Tables(all: .allocate(capacity: 4)))
    }

    deinit {
        for position in 0..<tables.pointee.count { tables.pointee.all[position].free() }
        tables.pointee.all.deallocate()
        tables.deallocate()
    }

    var context: NSManagedObjectContext? { anchor.object }

    /// The table of a space; nil if there is none. Under the lock.
    @inline(__always)
    private func table(_ space: UnsafeMutableRawPointer) -> UnsafeMutablePointer<ObjectTable>? {
        let recent = tables.pointee.all + tables.pointee.recent
        if tables.pointee.recent < tables.pointee.count, recent.pointee.space.toOpaque() == space { return recent }
        for position in 0..<tables.pointee.count
        where tables.pointee.all[position].space.toOpaque() == space {
            tables.pointee.recent = position
            return tables.pointee.all + position
        }
        return nil
    }

    private func makeTable(_ space: UnsafeMutableRawPointer) -> UnsafeMutablePointer<ObjectTable> {
        if tables.pointee.count == tables.pointee.capacity {
            let wider = UnsafeMutablePointer<ObjectTable>.allocate(capacity: tables.pointee.capacity * 2)
            wider.moveInitialize(from: tables.pointee.all, count: tables.pointee.count)
            tables.pointee.all.deallocate()
            tables.pointee.all = wider
            tables.pointee.capacity *= 2
        }
        let made = tables.pointee.all + tables.pointee.count
        made.initialize(to: ObjectTable(Unmanaged<IdentifierSpace>.fromOpaque(space).takeUnretainedValue()))
        tables.pointee.count += 1
        return made
    }

    @inline(__always)
    func object(_ number: Int64, _ space: UnsafeMutableRawPointer) -> NSManagedObject? {
        lock.lock()
        defer { lock.unlock() }
        guard let pointer = table(space)?.pointee.object(number) else { return nil }
        return UnownedRetain.retained(Unmanaged<NSManagedObject>.fromOpaque(pointer))
    }

    func object(_ key: ObjectKey) -> NSManagedObject? { object(key.number, key.origin.spacePointer) }

    func add(_ object: NSManagedObject) {
        add(Unmanaged.passUnretained(object).toOpaque(), object.number, object.origin.spacePointer)
    }

    func add(_ object: UnsafeMutableRawPointer, _ number: Int64, _ space: UnsafeMutableRawPointer) {
        lock.lock()
        defer { lock.unlock() }
        (table(space) ?? makeTable(space)).pointee.set(number, object)
    }

    /// Whether no object of a page's entity and its relatives is in memory.
    func isEmpty(_ page: Unmanaged<RowPage>) -> Bool {
        let space = page._withUnsafeGuaranteedRef { $0.originReference._withUnsafeGuaranteedRef { $0.spacePointer } }
        lock.lock()
        defer { lock.unlock() }
        return table(space)?.pointee.isEmpty != false
    }

    /// Makes room for so many more objects of a page's entity and its relatives.
    func reserve(_ more: Int, _ page: Unmanaged<RowPage>) {
        let space = page._withUnsafeGuaranteedRef { $0.originReference._withUnsafeGuaranteedRef { $0.spacePointer } }
        lock.lock()
        defer { lock.unlock() }
        (table(space) ?? makeTable(space)).pointee.reserve(more)
    }

    /// Puts the objects of rows of one page that are in memory in their places. A bit for each of the others.
    func find(
        _ heads: UnsafeBufferPointer<RowHead.Place>, _ page: Unmanaged<RowPage>,
        into objects: UnsafeMutablePointer<NSManagedObject>
    ) -> UInt64 {
        let space = page._withUnsafeGuaranteedRef { $0.originReference._withUnsafeGuaranteedRef { $0.spacePointer } }
        let all = heads.count == 64 ? ~0 : (1 as UInt64) << UInt64(heads.count) - 1
        lock.lock()
        defer { lock.unlock() }
        guard let table = table(space), !table.pointee.isEmpty else { return all }
        var missing = all
        for position in heads.indices {
            guard let pointer = table.pointee.object(heads[position].pointee.number),
                let object = UnownedRetain.retained(Unmanaged<NSManagedObject>.fromOpaque(pointer))
            else { continue }
            (objects + position).initialize(to: object)
            missing &= ~(1 << UInt64(position))
        }
        return missing
    }

    /// Adds the objects that were made for rows of one page. Where there is another by now, as when a row was fetched twice,
    /// that one takes the place of the new one.
    func add(
        _ heads: UnsafeBufferPointer<RowHead.Place>, _ page: Unmanaged<RowPage>, missing: UInt64,
        _ objects: UnsafeMutablePointer<NSManagedObject>
    ) {
        let space = page._withUnsafeGuaranteedRef { $0.originReference._withUnsafeGuaranteedRef { $0.spacePointer } }
        var superfluous: [NSManagedObject] = []
        lock.lock()
        let table = table(space) ?? makeTable(space)
        objects.withMemoryRebound(to: UnsafeMutableRawPointer.self, capacity: heads.count) { pointers in
            for position in heads.indices where missing & 1 << UInt64(position) != 0 {
                let number = heads[position].pointee.number
                guard let other = table.pointee.add(number, unlessKnown: pointers[position]) else { continue }
                if let known = UnownedRetain.retained(Unmanaged<NSManagedObject>.fromOpaque(other)) {
                    superfluous.append(
                        Unmanaged<NSManagedObject>.fromOpaque(pointers[position]).takeRetainedValue())
                    pointers[position] = Unmanaged.passRetained(known).toOpaque()
                } else {
                    table.pointee.set(number, pointers[position])
                }
            }
        }
        lock.unlock()
        withExtendedLifetime(superfluous) {}
    }

    /// The object has another name from here on.
    func rename(_ object: NSManagedObject, _ origin: IdentifierOrigin, _ number: Int64, _ id: NSManagedObjectID?) {
        let pointer = Unmanaged.passUnretained(object).toOpaque()
        let (oldNumber, oldSpace, newSpace) = (object.number, object.origin.spacePointer, origin.spacePointer)
        object.take(origin, number, id)
        lock.lock()
        defer { lock.unlock() }
        table(oldSpace)?.pointee.remove(oldNumber, pointer)
        (table(newSpace) ?? makeTable(newSpace)).pointee.set(number, pointer)
    }

    /// The object leaves the context.
    func remove(_ object: NSManagedObject) {
        forget(Unmanaged.passUnretained(object).toOpaque(), object.number, object.origin.spacePointer)
    }

    /// An object is ending. Another may have taken its place.
    func forget(_ object: UnsafeMutableRawPointer, _ number: Int64, _ space: UnsafeMutableRawPointer) {
        lock.lock()
        defer { lock.unlock() }
        table(space)?.pointee.remove(number, object)
    }

    var all: [NSManagedObject] {
        var all: [NSManagedObject] = []
        lock.whileLocked {
            for position in 0..<tables.pointee.count {
                tables.pointee.all[position].forEach { pointer in
                    if let object = UnownedRetain.retained(Unmanaged<NSManagedObject>.fromOpaque(pointer)) {
                        all.append(object)
                    }
                }
            }
        }
        return all
    }

    func removeAll() {
        lock.lock()
        let old = UnsafeMutableBufferPointer(start: tables.pointee.all, count: tables.pointee.count)
        tables.pointee = Tables(all: .allocate(capacity: 4))
        lock.unlock()
        for table in old { table.free() }
        old.baseAddress?.deallocate()
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
