public import Foundation

/// What a request asks of stores.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// Objects.
    case fetchRequestType = 1
    /// To save changes.
    case saveRequestType = 2
    /// To insert many rows.
    case batchInsertRequestType = 5
    /// To update many rows.
    case batchUpdateRequestType = 6
    /// To delete many rows.
    case batchDeleteRequestType = 7
}

/// A request to a coordinator's stores.
open class NSPersistentStoreRequest: NSObject, NSCopying {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?
    /// What the request asks.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    public override init() {}

    /// A request that asks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.blank()
        fill(copy)
        return copy
    }

    /// Does what the request asks.
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }

    /// A request of the same class, for copies.
    class func blank() -> NSPersistentStoreRequest { NSPersistentStoreRequest() }
    func fill(_ copy: NSPersistentStoreRequest) { copy.affectedStores = affectedStores }
}

/// What a request answered.
open class NSPersistentStoreResult: NSObject {}
