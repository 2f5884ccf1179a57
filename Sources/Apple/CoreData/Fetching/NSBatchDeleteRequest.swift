public import Foundation

/// Deletes what a fetch finds in the store, without objects. Delete rules hold; contexts are not told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    private let request: any AnyFetchRequest
    private let face: NSFetchRequest<any NSFetchRequestResult>

    /// Deletes what the fetch finds.
    public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
        request = fetch
        let face = NSFetchRequest<any NSFetchRequestResult>()
        face.entity = fetch.entity
        face.predicate = fetch.predicate
        self.face = fetch as? NSFetchRequest<any NSFetchRequestResult> ?? face
    }

    /// Deletes the objects of those identifiers, which are of one entity.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let fetch = NSFetchRequest<any NSFetchRequestResult>()
        fetch.entity = objects.first?.entity
        fetch.predicate = NSPredicate(format: "SELF IN %@", objects)
        self.init(fetchRequest: fetch)
    }

    /// What to delete.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult> { face }
    /// What to answer with.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let fetch = try context.storeFetch(request)
        let ids = try context.run(.delete(fetch), of: fetch.entity, stores: affectedStores)
        let result: Any =
            switch resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
        return NSBatchDeleteResult(resultType: resultType, result: result)
    }
}

/// What a batch of deletions answers with.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case resultTypeStatusOnly = 0
    /// The identifiers of what was deleted.
    case resultTypeObjectIDs = 1
    /// How many were deleted.
    case resultTypeCount = 2
}

/// What a batch of deletions answered.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// What the result is.
    public final let resultType: NSBatchDeleteRequestResultType
    /// The result: a truth value, identifiers or a number.
    public final let result: Any?

    init(resultType: NSBatchDeleteRequestResultType, result: Any?) {
        self.resultType = resultType
        self.result = result
    }
}
