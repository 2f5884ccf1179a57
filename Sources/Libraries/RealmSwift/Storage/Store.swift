import Foundation

/// The objects of a file, or of an identifier in memory, for all realms that are open on them. Any thread.
final class Store: @unchecked Sendable {
    let identity: String
    let file: StoreFile?
    /// Held from the beginning of a transaction to its end, whichever thread that is on.
    let writer = DispatchSemaphore(value: 1)
    private let lock = NSRecursiveLock()
    private var committed = Snapshot()
    private var types: [StoredType] = []
    private var positions: [String: Int] = [:]
    private var realms: [WeakRealm] = []
    private var lastTransaction: UInt64 = 0
    var schemaVersion: UInt64

    private struct WeakRealm {
        weak var core: RealmCore?
    }

    init(identity: String, file: StoreFile?, schemaVersion: UInt64) {
        self.identity = identity
        self.file = file
        self.schemaVersion = schemaVersion
    }

    var snapshot: Snapshot { lock.withLock { committed } }

    func nextTransaction() -> UInt64 {
        lock.withLock {
            lastTransaction += 1
            return lastTransaction
        }
    }

    /// Makes what a transaction wrote the state that others read, and tells their realms.
    func publish(_ snapshot: Snapshot, by writer: RealmCore) {
        let others = lock.withLock {
            // Classes may have become known meanwhile.
            var snapshot = snapshot
            while snapshot.tables.count < committed.tables.count {
                snapshot.tables.append(committed.tables[snapshot.tables.count])
            }
            committed = snapshot
            realms.removeAll { $0.core == nil }
            return realms.compactMap(\.core).filter { $0 !== writer }
        }
        for core in others { core.storeChanged() }
    }

    func add(_ core: RealmCore) { lock.withLock { realms.append(WeakRealm(core: core)) } }

    /// A realm that is open for the confinement.
    func open(for confinement: Confinement) -> RealmCore? {
        lock.withLock {
            realms.lazy.compactMap(\.core).first { $0.confinement == confinement && !$0.isFrozen && !$0.isInvalidated }
        }
    }

    // MARK: Classes

    var allTypes: [StoredType] { lock.withLock { types } }

    func type(at position: Int) -> StoredType { lock.withLock { types[position] } }

    func type(named name: String) -> StoredType? {
        lock.withLock { positions[name].map { types[$0] } }
    }

    /// The class as the store knows it, from now on if it has not.
    func type(of layout: ClassLayout) throws -> StoredType {
        try lock.withLock {
            if let position = positions[layout.name], let known = types[position].layout {
                if known !== layout, known.columns != layout.columns {
                    Misuse.stop("Two classes of objects are called '\(layout.name)'")
                }
                return types[position]
            }
            return try define(layout.name, layout.columns, isEmbedded: layout.isEmbedded, layout: layout)
        }
    }

    /// Adds a class, or gives the one of the name other columns, whose rows the caller brings in accord.
    @discardableResult
    func define(_ name: String, _ columns: [Column], isEmbedded: Bool, layout: ClassLayout?) throws -> StoredType {
        try lock.withLock {
            let position = positions[name] ?? types.count
            let type = StoredType(
                position: position, name: name, columns: columns, isEmbedded: isEmbedded, layout: layout)
            try file?.keep(type)
            if position == types.count {
                types.append(type)
                positions[name] = position
                committed.tables.append(Table())
            } else {
                types[position] = type
            }
            return type
        }
    }

    /// Puts rows in place when the store is opened, before any realm is.
    func load(_ table: Table, at position: Int) { lock.withLock { committed.tables[position] = table } }
}
