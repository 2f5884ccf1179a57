public import Foundation
internal import SeamPrimitives

/// A space to work with objects in: it fetches them, keeps each once, tracks changes and saves them together.
///
/// A context with the main queue is used on the main thread, one with a private queue inside of ``perform(_:)``. Saving
/// writes to the coordinator's stores, or into the parent context.
open class NSManagedObjectContext: NSObject, NSLocking, @unchecked Sendable {
    /// An object as it was before the changes that nobody was told of yet.
    struct Snapshot {
        let object: NSManagedObject
        /// nil for an object that had just been made, with the values that new ones have.
        let ownState: NSManagedObject.State?
        let marks: NSManagedObject.Marks

        var state: NSManagedObject.State { ownState ?? NSManagedObject.State(new: object.layout) }
    }

    /// Where the context's objects may be used.
    public final let concurrencyType: NSManagedObjectContextConcurrencyType
    final let queue: DispatchQueue?
    final let registry = ObjectRegistry()
    /// Permanent identifiers by the numbers of the temporary ones that they have replaced, for those who kept the old
    /// ones.
    final var aliases: [Int64: NSManagedObjectID] = [:]

    // What is not saved. As with the objects' states, each access ends before any other code runs.
    @exclusivity(unchecked)
    final var inserted = PendingObjects()
    @exclusivity(unchecked)
    final var updated = PendingObjects()
    @exclusivity(unchecked)
    final var deleted = PendingObjects()

    /// Objects without changes that the next save looks for conflicts of.
    final var compared = OrderedObjects()

    // What nobody was told of yet. An app that changes a main context's objects on another thread, which is wrong, meets the
    // main thread here, which tells of them.
    final let untold = Lock()
    @exclusivity(unchecked)
    final var snapshots: ContiguousArray<Snapshot> = []
    final var refreshed = OrderedObjects()
    final var arrived = OrderedObjects()
    /// Objects whose deletion has not reached others yet.
    final var deletionsToSpread: [NSManagedObject] = []
    final var isProcessing = false
    final var willProcess = false

    /// Objects that are kept though they have no changes, as ``retainsRegisteredObjects`` asks.
    final var retained: Set<NSManagedObject> = []
    final var keepsObjects = false
    /// The stores that new objects were assigned to.
    final var assigned: [ObjectIdentifier: NSPersistentStore] = [:]
    final var observation: SaveObservation?
    final var ownUndoManager: UndoManager?

    private let ownLock = NSRecursiveLock()
    private var ownParent: NSManagedObjectContext?
    private var ownCoordinator: NSPersistentStoreCoordinator?

    /// Makes a context of the main queue without a coordinator.
    public override convenience init() {
        self.init(concurrencyType: .mainQueueConcurrencyType)
    }

    /// Makes a context. Without a coordinator or a parent it can do nothing.
    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.concurrencyType = concurrencyType
        queue =
            concurrencyType == .privateQueueConcurrencyType
            ? DispatchQueue(label: "NSManagedObjectContext", target: .global()) : nil
        super.init()
        registry.anchor.join(self)
        queue?.setSpecific(key: Self.queueKey, value: QueueMark(registry.anchor))
    }

    deinit { registry.anchor.end() }

    /// Makes a context.
    public convenience init(_ concurrencyType: ConcurrencyType) {
        self.init(
            concurrencyType: concurrencyType == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    /// Where the context's objects may be used, in Swift's words.
    public enum ConcurrencyType: Hashable, Sendable {
        /// On the main queue.
        case mainQueue
        /// On a queue of the context's own.
        case privateQueue
    }

    // MARK: What stands behind

    /// The coordinator whose stores the context works with; that of the parent, if it has one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownParent?.persistentStoreCoordinator ?? ownCoordinator }
        set {
            ownCoordinator = newValue
            entitiesByClass = [:]
            observeSaves()
        }
    }

    /// The context that this one reads from and saves into, in the place of stores.
    open var parent: NSManagedObjectContext? {
        get { ownParent }
        set {
            ownParent = newValue
            entitiesByClass = [:]
            observeSaves()
        }
    }

    /// What a store in memory reads from while it evaluates predicates.
    final var reading: MemorySource?

    /// What the context goes on seeing, as ``setQueryGenerationFrom(_:)`` asks.
    final var generation: NSQueryGenerationToken?

    final var source: (any ObjectSource)? {
        if let ownParent { return ParentSource(ownParent) }
        if let reading { return reading }
        return generation == nil ? ownCoordinator : ownCoordinator.map { GenerationSource(self, $0) }
    }

    /// The entities of classes that were asked for; see ``entity(of:)``.
    final var entitiesByClass: [ObjectIdentifier: NSEntityDescription] = [:] {
        didSet {
            recentEntity = nil
            recentNamedEntity = nil
        }
    }
    /// The entity that was found last by its name.
    final var recentNamedEntity: (name: String, entity: NSEntityDescription, type: NSManagedObject.Type)?
    final var recentEntity: (type: NSManagedObject.Type, entity: NSEntityDescription)?

    final var model: NSManagedObjectModel? { reading?.model ?? persistentStoreCoordinator?.managedObjectModel }

    // MARK: Properties

    /// A name to tell contexts apart when looking for faults.
    open var name: String?
    /// Whatever the app wants to keep with the context.
    open var userInfo = NSMutableDictionary()
    /// Who makes the changes, for the store's history.
    open var transactionAuthor: String?
    /// What to do when others have changed what is saved. ``NSErrorMergePolicy`` by default.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether a deletion reaches other objects when changes are processed, rather than when they are saved.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether a fault whose row is gone becomes a deleted object without values, rather than stopping the program.
    open var shouldDeleteInaccessibleFaults = true
    /// How old values may be that were read before, in seconds. Has no effect: a fault always reads what was saved last.
    open var stalenessInterval: TimeInterval = -1
    /// Whether all objects stay in memory, not only those with changes.
    open var retainsRegisteredObjects = false {
        didSet {
            keepsObjects = retainsRegisteredObjects
            retained = retainsRegisteredObjects ? registeredObjects : []
        }
    }
    /// Whether what other contexts save into the same stores, or into the parent, is merged at once.
    open var automaticallyMergesChangesFromParent = false {
        didSet { observeSaves() }
    }

    // MARK: What the context has

    /// The new objects.
    open var insertedObjects: Set<NSManagedObject> { inserted.set }
    /// The saved objects that have changes.
    open var updatedObjects: Set<NSManagedObject> { updated.set }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { deleted.set }
    /// All objects of the context that are in memory.
    open var registeredObjects: Set<NSManagedObject> {
        Set(registry.all)
    }
    /// Whether there is something to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// Saves the changes into the coordinator's stores, or into the parent. All are saved, or none and the error says why.
    open func save() throws { try saveChanges() }

    // MARK: Work, which subclasses may override

    /// The object of an identifier if it is in memory in this context.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { findObject(for: objectID) }

    /// The object of an identifier: a fault if it is not in memory, whether or not there is such an object.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { findOrMakeObject(with: objectID) }

    /// The object of an identifier, read from the store if it is not in memory. Throws if there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        try readObject(with: objectID)
    }

    /// Turns an object into a fault, or keeps its changes and reads the rest again.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { refreshObject(object, mergeChanges: flag) }

    /// Refreshes every object, keeping changes.
    open func refreshAllObjects() { refreshEveryObject() }

    /// Inserts an object that was made without a context, or undoes its deletion.
    open func insert(_ object: NSManagedObject) { insertObject(object) }

    /// Deletes an object when the context is saved. What its relationships' delete rules ask for follows when changes are
    /// processed.
    open func delete(_ object: NSManagedObject) { deleteObject(object) }

    /// Spreads deletions, and tells of the changes since the last time. Runs by itself at the end of work on the context's
    /// queue, before a fetch and before a save.
    open func processPendingChanges() { processChanges() }

    /// Has the context go on seeing what the stores had at one moment, until it is saved, reset or merges what others saved:
    /// then it sees what is there when it reads next. Objects that are in memory stay as they are.
    ///
    /// - Parameter generation: What to see: ``NSQueryGenerationToken/current``, another context's token, or nil to see always
    ///   what was saved last. Stores other than SQLite's with a write-ahead log are read as they are.
    /// - Throws: If the context has a parent, which it sees, if a store of the token was removed, or if the token
    ///   came from an archive too late.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { try keepToGeneration(generation) }

    /// Takes over what another context of the same stores has saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        mergeSave(fromContextDidSave: notification)
    }

    /// Runs a closure on the context's queue, later; then tells of the changes it made. Any thread.
    open func perform(_ block: @escaping () -> Void) { performLater(block) }

    /// Gives objects that were never saved the identifiers that they will be saved under.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { try obtainNames(for: objects) }

    /// Says in which store an object is saved that is new. Without, it is the first that has its entity.
    open func assign(_ object: Any, to store: NSPersistentStore) { assignObject(object, to: store) }

    /// Has the next save look whether others have saved the object since it was read, though it has no changes here: then
    /// it is a conflict like that of an object which has, and the merge policy decides. Changed and deleted objects are
    /// looked at anyway. Asks the parent's stores nothing if the context has a parent.
    open func detectConflicts(for object: NSManagedObject) { compareObject(object) }

    /// Takes every change back that is not saved.
    open func rollback() { takeChangesBack() }

    /// Forgets all objects and changes. Objects that the app still has are of no use.
    open func reset() { forgetObjects() }

    /// Takes the last changes back that the undo manager knows.
    open func undo() { undoChanges() }

    /// Makes the changes again that were taken back last.
    open func redo() { redoChanges() }

    /// Executes a request for fetching or for many rows at once.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { try run(request) }

    /// Runs a closure on the context's queue, and waits for it. May be called inside of another. Any thread.
    open func performAndWait(_ block: () -> Void) { waiting(block) }

    /// What records how changes are taken back. None by default.
    open var undoManager: UndoManager? {
        get { ownUndoManager }
        set {
            forgetUndo()
            ownUndoManager = newValue
        }
    }

    /// Takes over, in each of several contexts, what was saved elsewhere: sets of identifiers, or of their addresses, under
    /// the keys of a save's notification.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            let saved = SavedIdentifiers(changeNotificationData, coordinator: context.persistentStoreCoordinator)
            context.performAndWait { context.merge(saved) }
        }
    }

    // objc: shouldHandleInaccessibleFault:forObjectID:triggeredByProperty:
    /// Decides about a fault whose row is gone: whether it becomes a deleted object without values, rather than stopping the
    /// program. As ``shouldDeleteInaccessibleFaults`` says, unless it is overridden.
    ///
    /// - Parameter property: Always nil: a fault reads all of its values at once.
    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool { shouldDeleteInaccessibleFaults }

    // MARK: Locking

    /// Waits until no other thread has locked the context. The same thread may do so several times.
    ///
    /// Of use among threads that all do so; ``perform(_:)`` needs none.
    open func lock() { ownLock.lock() }
    /// Ends one ``lock()`` of this thread.
    open func unlock() { ownLock.unlock() }
    /// Locks the context unless another thread has; whether it did.
    open func tryLock() -> Bool { ownLock.try() }
}
