public import Foundation

/// Says which objects of an entity to fetch, in which order, and in what form.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, AnyFetchRequest {
    private var name: String?
    private var ownEntity: NSEntityDescription?

    public override init() {}

    /// A request for the objects of the entity of that name, and of its subentities. The name is looked up in the model
    /// of the context that executes the request.
    public init(entityName: String) { name = entityName }

    /// The name of the entity.
    open var entityName: String? { ownEntity?.name ?? name }
    /// The entity. nil until it is set, or until a context executes the request.
    open var entity: NSEntityDescription? {
        get { ownEntity }
        set { ownEntity = newValue }
    }

    /// Which objects; nil for all.
    open var predicate: NSPredicate?
    /// In which order; nil or none for no order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// At most how many; 0 for all.
    open var fetchLimit = 0
    /// How many to pass over.
    open var fetchOffset = 0
    /// How many objects to read at once, when they are used; 0 to read all.
    open var fetchBatchSize = 0
    /// What to answer with.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether objects of subentities are meant too. Yes by default.
    open var includesSubentities = true
    /// Whether the values come along. Yes by default; without, each object is read when it is used.
    open var includesPropertyValues = true
    /// Whether the context's changes count that are not saved yet. Yes by default.
    open var includesPendingChanges = true
    /// Whether objects stay faults until they are used, though their values came along. Yes by default.
    open var returnsObjectsAsFaults = true
    /// Whether objects that the context knows are read again.
    open var shouldRefreshRefetchedObjects = false
    /// Relationships whose objects are read in the same go, as key paths.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// For dictionaries: which properties, as descriptions or names; nil for all.
    open var propertiesToFetch: [Any]?
    /// For dictionaries: whether equal ones are told once.
    open var returnsDistinctResults = false
    /// For dictionaries: by which properties rows are grouped, as descriptions or names.
    open var propertiesToGroupBy: [Any]?
    /// For dictionaries: which groups.
    open var havingPredicate: NSPredicate?

    /// Executes the request in the context whose queue this is called on.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            misuse("NSInternalInconsistencyException", "a fetch request is executed inside of a context's perform only")
        }
        return try context.fetch(self)
    }

    /// The results are those of an asynchronous fetch that is over already.
    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(
            request: NSAsynchronousFetchRequest(fetchRequest: self), context: context)
        result.finalResult = try context.fetch(self)
        return result
    }

    override class func blank() -> NSPersistentStoreRequest { NSFetchRequest<ResultType>() }

    override func fill(_ copy: NSPersistentStoreRequest) {
        super.fill(copy)
        (copy as? NSFetchRequest<ResultType>)?.takeQuestion(from: self)
    }

    /// Asks what another request asks, whatever the type of its results.
    final func take(from other: any AnyFetchRequest) {
        affectedStores = other.affectedStores
        takeQuestion(from: other)
    }

    private func takeQuestion(from other: any AnyFetchRequest) {
        name = other.entityName
        ownEntity = other.entity
        predicate = other.predicate
        sortDescriptors = other.sortDescriptors
        fetchLimit = other.fetchLimit
        fetchOffset = other.fetchOffset
        fetchBatchSize = other.fetchBatchSize
        resultType = other.resultType
        includesSubentities = other.includesSubentities
        includesPropertyValues = other.includesPropertyValues
        includesPendingChanges = other.includesPendingChanges
        returnsObjectsAsFaults = other.returnsObjectsAsFaults
        shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
        relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
        propertiesToFetch = other.propertiesToFetch
        returnsDistinctResults = other.returnsDistinctResults
        propertiesToGroupBy = other.propertiesToGroupBy
        havingPredicate = other.havingPredicate
    }

    open override var description: String {
        let place = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        return "<NSFetchRequest: \(place)> (entity: \(entityName ?? ""); predicate: "
            + "(\(predicate.map { "\($0)" } ?? "")); sortDescriptors: (\(sortDescriptors ?? [])); "
            + "limit: \(fetchLimit); batch size: \(fetchBatchSize))"
    }
}
