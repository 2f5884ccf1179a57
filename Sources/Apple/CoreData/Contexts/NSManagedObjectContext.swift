public import Foundation
internal import SeamPrimitives

/// A space to work with objects in: it fetches them, keeps each once, tracks changes and saves them together.
///
/// A context with the main queue is used on the main thread, one with a private queue inside of ``perform(_:)``. Saving
/// writes to the coordinator's stores, or into the parent context.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// An object as it was before the changes that nobody was told of yet.
    struct Snapshot {
        let object: NSManagedObject
        let state: NSManagedObject.State
        let marks: NSManagedObject.Marks
    }

    /// Where the context's objects may be used.
    public final let concurrencyType: NSManagedObjectContextConcurrencyType
    final let queue: DispatchQueue?
    final let registry = ObjectRegistry()
    /// Permanent identifiers by the numbers of the temporary ones that they have replaced, for those who kept the old
    /// ones.
    final var aliases: [Int64: NSManagedObjectID] = [:]

    // What is not saved
    final var inserted = PendingObjects(.inserted)
    final var updated = PendingObjects(.updated)
    final var deleted = PendingObjects(.deleted)

    // What nobody was told of yet
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

    private var ownParent: NSManagedObjectContext?
    private var ownCoordinator: NSPersistentStoreCoordinator?

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
    final var recentNamedEntity: (name: String, entity: NSEntityDescription)?
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
}
