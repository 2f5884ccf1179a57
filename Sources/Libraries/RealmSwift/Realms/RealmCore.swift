import Foundation
internal import SeamPrimitives

/// A realm of one thread: the state of its store that it sees, and its transaction.
final class RealmCore: @unchecked Sendable {
    let store: Store
    let confinement: Confinement
    let configuration: Realm.Configuration
    let isFrozen: Bool
    var snapshot: Snapshot
    /// Rises whenever objects may have changed, for what is computed of them.
    private(set) var generation: UInt64 = 0
    private(set) var transaction: UInt64 = 0
    private(set) var isWriting = false
    private(set) var isInvalidated = false
    var autorefresh = true
    /// What the transaction has changed: rows, and nil for deleted ones.
    private var changed: [ObjectLink: Row?] = [:]
    private var before = Snapshot()
    /// How objects are taken that a value brings along.
    var updatePolicy = Realm.UpdatePolicy.error
    /// Whether values that are as they were are left alone.
    var modifiedOnly = false
    let observers = RealmObservers()
    /// The transactions that were asked for and have not begun.
    var asked: Set<AsyncTransactionId> = []
    var lastAsked: AsyncTransactionId = 0

    init(
        store: Store, confinement: Confinement, configuration: Realm.Configuration, isFrozen: Bool = false,
        snapshot: Snapshot? = nil
    ) {
        self.store = store
        self.confinement = confinement
        self.configuration = configuration
        self.isFrozen = isFrozen
        self.snapshot = snapshot ?? store.snapshot
        if !isFrozen { store.add(self) }
    }

    deinit { if isWriting { store.writer.signal() } }

    func check() {
        if !confinement.isCurrent { Misuse.stop(Misuse.thread) }
    }

    func checkWritable() {
        check()
        if isFrozen { Misuse.stop(Misuse.frozen) }
        if configuration.readOnly { Misuse.stop("Can't perform transactions on read-only Realms.") }
        if !isWriting { Misuse.stop(Misuse.writing) }
    }

    // MARK: Reading

    func row(_ link: ObjectLink) -> Row? {
        check()
        return snapshot.row(link)
    }

    func value(_ link: ObjectLink, _ column: Int) -> RowValue {
        guard let row = row(link) else { Misuse.stop(Misuse.invalidated) }
        return row.values[column]
    }

    func object<T: ObjectBase>(_ link: ObjectLink, as type: T.Type) -> T {
        let stored = store.type(at: link.table)
        if type == DynamicObject.self {
            let object = T()
            object.core = self
            object.link = link
            object.dynamicType = stored
            return object
        }
        let own = stored.layout?.type as? T.Type ?? type
        let object = own.init()
        object.attach(self, link)
        return object
    }

    func identity(of link: ObjectLink) -> NSObject { "\(link.table) \(link.key)" as NSString }

    /// The table of a class, which the store knows from now on.
    func table(of type: ObjectBase.Type) -> StoredType {
        let layout = ClassLayout.of(type)
        if let types = configuration.objectTypes, !layout.isEmbedded, store.type(named: layout.name)?.layout == nil,
            !types.contains(where: { $0 == type })
        {
            Misuse.stop(
                "Object type '\(layout.name)' is not managed by the Realm. If using a custom `objectClasses` / "
                    + "`objectTypes` array in your configuration, add `\(layout.name)` to the list of `objectClasses` / "
                    + "`objectTypes`.")
        }
        let stored: StoredType
        do {
            stored = try store.type(of: layout)
        } catch {
            Misuse.stop("\(error)")
        }
        while snapshot.tables.count <= stored.position { snapshot.tables.append(Table()) }
        return stored
    }

    // MARK: Changing

    func set(_ value: RowValue, _ link: ObjectLink, _ column: Int) {
        guard let old = snapshot.row(link) else { Misuse.stop(Misuse.invalidated) }
        let type = store.type(at: link.table)
        let previous = old.values[column]
        if modifiedOnly, previous == value { return }
        if column == type.primary, previous != value {
            guard snapshot.tables[link.table].key(ofPrimary: value) == nil else {
                Misuse.stop("Primary key can't be changed after an object is inserted.")
            }
            snapshot.tables[link.table].changePrimary(from: previous, to: value, key: link.key)
        }
        guard let row = snapshot.tables[link.table].ownRow(link.key, transaction: transaction) else { return }
        row.values[column] = value
        changed[link] = .some(row)
        generation &+= 1
        // What is embedded goes with the value that had it.
        var kept: Set<ObjectLink> = []
        value.forEachLink { kept.insert($0) }
        var gone: [ObjectLink] = []
        previous.forEachLink { part in
            if !kept.contains(part), store.type(at: part.table).isEmbedded { gone.append(part) }
        }
        if !gone.isEmpty { delete(Set(gone)) }
    }

    /// Adds a row, and answers where it is.
    func insert(_ values: [RowValue], into type: StoredType) -> ObjectLink {
        let row = snapshot.tables[type.position].insert(values, primary: type.primary, transaction: transaction)
        let link = ObjectLink(table: type.position, key: row.key)
        changed[link] = .some(row)
        generation &+= 1
        return link
    }

    /// Deletes objects with what they embed, and all links to them.
    func delete(_ links: Set<ObjectLink>) {
        var gone: Set<ObjectLink> = []
        var pending = Array(links)
        while let link = pending.popLast() {
            guard let row = snapshot.row(link), gone.insert(link).inserted else { continue }
            for value in row.values {
                value.forEachLink { part in if store.type(at: part.table).isEmbedded { pending.append(part) } }
            }
        }
        guard !gone.isEmpty else { return }
        for link in gone {
            snapshot.tables[link.table].remove(link.key, primary: store.type(at: link.table).primary)
            changed[link] = .some(nil)
        }
        removeLinks(to: gone)
        generation &+= 1
    }

    private func removeLinks(to gone: Set<ObjectLink>) {
        let names = Set(gone.map { store.type(at: $0.table).name })
        for type in store.allTypes where type.position < snapshot.tables.count {
            let columns = type.columns.indices.filter { position in
                let column = type.columns[position]
                return column.type == .any || column.type == .object && column.linkedClass.map(names.contains) == true
            }
            guard !columns.isEmpty else { continue }
            var changes: [(Int64, Int, RowValue)] = []
            snapshot.tables[type.position].forEach { row in
                for column in columns {
                    if let value = row.values[column].removing(gone.contains) {
                        changes.append((row.key, column, value))
                    }
                }
            }
            for (key, column, value) in changes {
                guard let row = snapshot.tables[type.position].ownRow(key, transaction: transaction) else { continue }
                row.values[column] = value
                changed[ObjectLink(table: type.position, key: key)] = .some(row)
            }
        }
    }

    func deleteAll() {
        for type in store.allTypes where type.position < snapshot.tables.count {
            snapshot.tables[type.position].forEach { row in
                changed[ObjectLink(table: type.position, key: row.key)] = .some(nil)
            }
            let next = snapshot.tables[type.position].nextKey
            snapshot.tables[type.position].removeAll()
            snapshot.tables[type.position].reserve(nextKey: next)
        }
        generation &+= 1
    }

    // MARK: Transactions

    func beginWrite() {
        check()
        if isFrozen { Misuse.stop("Can't perform transactions on a frozen Realm") }
        if configuration.readOnly { Misuse.stop("Can't perform transactions on read-only Realms.") }
        if isWriting { Misuse.stop("The Realm is already in a write transaction") }
        // Observers hear of what has been before more is changed; they may write themselves.
        advance()
        observers.deliver(self, initial: false)
        store.writer.wait()
        advance()
        begin()
    }

    private func begin() {
        before = snapshot
        changed = [:]
        transaction = store.nextTransaction()
        isWriting = true
    }

    func cancelWrite() {
        check()
        if !isWriting { Misuse.stop("Can't cancel a non-existing write transaction") }
        snapshot = before
        before = Snapshot()
        changed = [:]
        isWriting = false
        generation &+= 1
        store.writer.signal()
    }

    func commitWrite(withoutNotifying tokens: [NotificationToken]) throws {
        check()
        if !isWriting { Misuse.stop("Can't commit a non-existing write transaction") }
        let changed = changed
        do {
            try store.file?.write(changed)
        } catch {
            cancelWrite()
            throw error
        }
        isWriting = false
        before = Snapshot()
        self.changed = [:]
        generation &+= 1
        guard !changed.isEmpty else {
            store.writer.signal()
            return
        }
        snapshot.version += 1
        store.publish(snapshot, by: self)
        store.writer.signal()
        observers.skip(tokens, self)
        observers.notifyRealm(.didChange, self)
        scheduleDelivery()
    }

    // MARK: Changes of others

    /// Goes to the newest state; false if this is it.
    @discardableResult
    func advance() -> Bool {
        guard !isFrozen, !isWriting else { return false }
        let newest = store.snapshot
        guard newest.version != snapshot.version || newest.tables.count != snapshot.tables.count else { return false }
        let isNew = newest.version != snapshot.version
        snapshot = newest
        generation &+= 1
        return isNew
    }

    func refresh() -> Bool {
        check()
        guard advance() else { return false }
        observers.notifyRealm(.didChange, self)
        observers.deliver(self, initial: false)
        return true
    }

    /// Another realm has committed a transaction. Any thread.
    func storeChanged() {
        confinement.queue?.async { [weak self] in
            guard let self, !isInvalidated else { return }
            if !autorefresh {
                observers.notifyRealm(.refreshRequired, self)
                return
            }
            if advance() { observers.notifyRealm(.didChange, self) }
            observers.deliver(self, initial: true)
        }
    }

    /// Has observers hear of changes soon.
    func scheduleDelivery() {
        guard !observers.isEmpty else { return }
        confinement.queue?.async { [weak self] in
            guard let self, !isInvalidated, !isWriting else { return }
            observers.deliver(self, initial: true)
        }
    }

    func invalidate() {
        check()
        if isWriting { cancelWrite() }
        // Objects that were read are of no use any more; the realm itself is.
        generation &+= 1
        advance()
    }

    // MARK: Frozen realms

    private weak var frozenCore: RealmCore?
    private weak var living: RealmCore?

    func frozen() -> RealmCore {
        if isFrozen { return self }
        check()
        if let frozenCore, frozenCore.snapshot.version == snapshot.version, !isWriting { return frozenCore }
        let core = RealmCore(
            store: store, confinement: .anywhere(UUID()), configuration: configuration, isFrozen: true,
            snapshot: isWriting ? before : snapshot)
        core.living = self
        frozenCore = core
        return core
    }

    func thawed() -> RealmCore {
        if !isFrozen { return self }
        let current = Confinement.current
        if let living, living.confinement.isCurrent { return living }
        return store.open(for: current)
            ?? RealmCore(store: store, confinement: current, configuration: configuration)
    }
}
