public import Foundation

/// Brings the objects of a model and the stores that keep them together, for any number of contexts. Any thread.
open class NSPersistentStoreCoordinator: NSObject, NSLocking, @unchecked Sendable {
    private let model: NSManagedObjectModel
    /// One call to the stores at a time; a call may come from within another on the same thread.
    private let ownLock = NSRecursiveLock()
    private var stores: [NSPersistentStore] = []
    /// The versions that saves gave to objects: rows that were read before are stale.
    private var savedVersions: [ObjectKey: Int64] = [:]

    /// Makes a coordinator of a model without entities.
    public override convenience init() {
        self.init(managedObjectModel: NSManagedObjectModel())
    }

    /// Makes a coordinator without stores. The model cannot be changed from here on.
    public init(managedObjectModel model: NSManagedObjectModel) {
        self.model = model
        super.init()
        model.prepareForUse()
        ModelsInUse.add(model)
    }

    /// What the stores keep.
    open var managedObjectModel: NSManagedObjectModel { model }
    /// A name to tell coordinators apart when looking for faults.
    open var name: String?
    /// The stores, in the order in which they were added.
    open var persistentStores: [NSPersistentStore] { ownLock.withLock { stores } }

    // MARK: Stores

    /// Opens a store, or makes it if there is none.
    ///
    /// - Parameters:
    ///   - storeType: ``NSSQLiteStoreType`` or ``NSInMemoryStoreType``.
    ///   - configuration: The part of the model that is kept there; nil for all of it.
    ///   - storeURL: The store's file.
    /// - Throws: With Apple's codes: the store was made with another model, cannot be read, or has another type.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try ownLock.withLock {
            guard let entities = model.entities(forConfigurationName: configuration) else {
                misuse(
                    "NSInvalidArgumentException", "Unsupported configuration name: '\(configuration ?? "")'")
            }
            if let storeURL, storeType != NSInMemoryStoreType,
                let open = stores.first(where: { $0.url?.standardizedFileURL == storeURL.standardizedFileURL }),
                storeURL.path != "/dev/null"
            {
                return open
            }
            let store = try StoreOpening(
                coordinator: self, type: storeType, configuration: configuration, url: storeURL, options: options,
                entities: entities
            ).open()
            stores.append(store)
            tellStores(NSAddedPersistentStoresKey, [store])
            return store
        }
    }

    /// Opens a store, or makes it if there is none.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens what a description says. The closure is told how it ended: within the call, or later if the description asks
    /// for that.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let work = UncheckedWork {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        guard storeDescription.shouldAddStoreAsynchronously else { return work.run() }
        DispatchQueue.global().async { work.run() }
    }

    /// Closes a store. Its objects are of no use from then on.
    open func remove(_ store: NSPersistentStore) throws {
        ownLock.withLock {
            guard let position = stores.firstIndex(where: { $0 === store }) else { return }
            stores.remove(at: position)
            store.backend.close()
            store.leave()
            tellStores(NSRemovedPersistentStoresKey, [store])
        }
    }

    private func tellStores(_ key: String, _ stores: [NSPersistentStore]) {
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [key: stores])
    }

    /// The store with that file.
    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
    }

    /// Where a store's file is.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Says where a store's file is from now on. Only for stores in memory.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        guard store.type == NSInMemoryStoreType else { return false }
        store.url = url
        return true
    }

    /// What a store says about itself.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { ownLock.withLock { store.metadata } }

    /// Changes what a store says about itself; kept with the next save.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        ownLock.withLock { store.metadata = metadata ?? [:] }
    }

    /// The identifier that an address stands for; nil if no store of this coordinator has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/")
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
            let key = Int64(parts[1].dropFirst()),
            let store = persistentStores.first(where: {
                $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame
            }),
            let entity = model.entitiesByName[String(parts[0])]
        else { return nil }
        return NSManagedObjectID(store: store, entity: entity, primaryKey: key)
    }

    // MARK: Work

    /// Runs a closure while nobody else uses the stores, later.
    open func perform(_ block: @escaping () -> Void) {
        let work = UncheckedWork { self.performAndWait(block) }
        DispatchQueue.global().async { work.run() }
    }

    /// Runs a closure while nobody else uses the stores, and gives what it gives.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try ownLock.withLock(block) }

    /// Waits until nobody else uses the stores, and keeps them from it. The same thread may do so several times.
    open func lock() { ownLock.lock() }
    /// Ends one ``lock()`` of this thread.
    open func unlock() { ownLock.unlock() }
    /// Locks the stores unless another thread uses them; whether it did.
    open func tryLock() -> Bool { ownLock.try() }

    // MARK: What contexts ask

    private func store(of id: NSManagedObjectID) -> NSPersistentStore? {
        stores.first { $0.identifier == id.storeIdentifier }
    }

    private func store(for entity: NSEntityDescription) throws -> NSPersistentStore {
        let name = entity.name ?? ""
        if let store = stores.first(where: { $0.entityNames.contains(name) && !$0.isReadOnly }) { return store }
        if stores.contains(where: { $0.entityNames.contains(name) }) {
            throw Self.readOnly(stores)
        }
        throw Self.noStore
    }

    private static func readOnly(_ stores: [NSPersistentStore]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSFileWriteNoPermissionError,
            userInfo: [NSLocalizedDescriptionKey: "The store is read-only.", NSAffectedStoresErrorKey: stores])
    }

    private static var noStore: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSCoreDataError,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
            ])
    }
}

extension NSPersistentStoreCoordinator: ObjectSource {
    var isContext: Bool { false }

    func answer(_ fetch: StoreFetch, from wanted: [NSPersistentStore]?) throws -> StoreAnswer {
        try ownLock.withLock {
            let asked = (wanted ?? stores).filter { $0.entityNames.contains(fetch.entity.name ?? "") }
            guard !asked.isEmpty else {
                if stores.isEmpty { throw Self.noStore }
                return StoreAnswers.empty(fetch)
            }
            if asked.count == 1 { return StoreAnswers.restored(try Self.answer(asked[0], fetch), fetch) }
            var wide = fetch
            if fetch.offset > 0 {
                wide.limit = fetch.limit > 0 ? fetch.limit + fetch.offset : 0
                wide.offset = 0
            }
            let answers = try asked.map { StoreAnswers.restored(try Self.answer($0, wide), fetch) }
            return StoreAnswers.joined(answers, fetch)
        }
    }

    /// A fetch that cannot be said in SQL stops the program.
    private static func answer(_ store: NSPersistentStore, _ fetch: StoreFetch) throws -> StoreAnswer {
        do {
            return try store.backend.answer(fetch)
        } catch let problem as PredicateProblem {
            misuse("NSInvalidArgumentException", problem.description)
        }
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        try ownLock.withLock {
            guard !id.isTemporaryID, let row = try store(of: id)?.backend.row(of: id) else { return nil }
            return StoreAnswers.restored(row)
        }
    }

    func rows(of ids: [NSManagedObjectID]) throws -> [StoredRow] {
        try ownLock.withLock {
            var rows: [StoredRow] = []
            for store in stores {
                let own = ids.filter { !$0.isTemporaryID && $0.storeIdentifier == store.identifier }
                if !own.isEmpty { rows += try store.backend.rows(of: own).map(StoreAnswers.restored) }
            }
            return rows
        }
    }

    func destinations(
        of relationship: NSRelationshipDescription, from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        try ownLock.withLock {
            guard !id.isTemporaryID, let store = store(of: id) else { return [] }
            return try store.backend.destinations(of: relationship, from: id)
        }
    }

    func reserveKeys(for entity: NSEntityDescription, count: Int, in store: NSPersistentStore?) throws -> ObjectKey {
        try ownLock.withLock {
            try (store ?? self.store(for: entity)).backend.reserveKeys(for: entity, count: count)
        }
    }

    func apply(_ changes: StoreChanges) throws -> [StoredRow] {
        try ownLock.withLock {
            guard !stores.isEmpty else { throw Self.noStore }
            var rows: [StoredRow] = []
            for store in stores {
                var part = stores.count == 1 ? changes : changes.part(for: store.identifier)
                // Nobody changes it meanwhile
                if store.isReadOnly { part.checks = [] }
                guard !part.isEmpty else { continue }
                guard !store.isReadOnly else { throw Self.readOnly([store]) }
                rows += try store.backend.apply(part)
            }
            for update in changes.updates { savedVersions[update.id.key] = 0 }
            if !savedVersions.isEmpty {
                for row in rows where savedVersions[row.key] != nil { savedVersions[row.key] = row.version }
            }
            for deletion in changes.deletions { savedVersions[deletion.id.key] = .max }
            return rows
        }
    }

    func isStale(_ row: StoredRow) -> Bool {
        ownLock.withLock { savedVersions.isEmpty ? false : savedVersions[row.key].map { $0 != row.version } ?? false }
    }

    /// Changes many rows; contexts are told by whoever asked.
    func apply(_ batch: StoreBatch, entity: NSEntityDescription, stores wanted: [NSPersistentStore]?) throws
        -> [NSManagedObjectID]
    {
        try ownLock.withLock {
            var ids: [NSManagedObjectID] = []
            let asked = (wanted ?? stores).filter { $0.entityNames.contains(entity.name ?? "") }
            guard !asked.isEmpty else { throw Self.noStore }
            if case .insert = batch.kind {
                ids = try store(for: entity).backend.apply(batch)
            } else {
                for store in asked { ids += try store.backend.apply(batch) }
            }
            for id in ids { savedVersions[id.key] = .max }
            return ids
        }
    }
}

extension Notification.Name {
    /// The stores of a coordinator have changed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "_NSPersistentStoreCoordinatorStoresDidChange")
    /// The stores of a coordinator are about to change. Never posted: nothing here changes stores by itself.
    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresWillChange")
    /// Somebody wrote to a store: its own coordinator, another one or another process. Posted by the coordinator of a
    /// store with ``NSPersistentStoreRemoteChangeNotificationPostOptionKey``, on a thread of its own; several changes may be
    /// told of at once. `userInfo` has the store's identifier under ``NSStoreUUIDKey``, its file under
    /// ``NSPersistentStoreURLKey``, and its place in the history under ``NSPersistentHistoryTokenKey`` if it has one.
    public static let NSPersistentStoreRemoteChange = Notification.Name(
        "NSPersistentStoreRemoteChangeNotification")
}

/// In `userInfo`: the stores that were added.
public let NSAddedPersistentStoresKey = "added"
/// In `userInfo`: the file of a store that was written to.
public let NSPersistentStoreURLKey = "storeURL"
/// In `userInfo`: the place in the history of a store that was written to.
public let NSPersistentHistoryTokenKey = "historyToken"
/// In `userInfo`: the stores that were removed.
public let NSRemovedPersistentStoresKey = "removed"
