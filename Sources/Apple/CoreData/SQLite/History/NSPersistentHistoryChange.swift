public import Foundation

/// What a transaction did to one object.
open class NSPersistentHistoryChange: NSObject, NSCopying, @unchecked Sendable {
    private weak var owner: NSPersistentHistoryTransaction?

    init(
        id: Int64, object: NSManagedObjectID, type: NSPersistentHistoryChangeType, tombstone: [AnyHashable: Any]?,
        updated: Set<NSPropertyDescription>?, transaction: NSPersistentHistoryTransaction?
    ) {
        changeID = id
        changedObjectID = object
        changeType = type
        self.tombstone = tombstone
        updatedProperties = updated
        owner = transaction
    }

    /// The entity under which requests describe changes.
    open class var entityDescription: NSEntityDescription? { HistoryEntities.change }

    /// A request for changes, to be given a predicate over the names of this class's properties.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = HistoryEntities.change
        return request
    }

    /// The number of the change in its store.
    public final let changeID: Int64
    /// The object.
    public final let changedObjectID: NSManagedObjectID
    /// What happened to it.
    public final let changeType: NSPersistentHistoryChangeType
    /// Of a deleted object, the values of the attributes that the model preserves.
    public final let tombstone: [AnyHashable: Any]?
    /// Of an updated object, what changed.
    public final let updatedProperties: Set<NSPropertyDescription>?
    /// The transaction; nil when only changes were asked for, or when it is no longer held.
    open var transaction: NSPersistentHistoryTransaction? { owner }

    /// The change itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<NSPersistentHistoryChange: \(changeID) \(changedObjectID) \(changeType)>"
    }

    /// The values by name, which predicates of requests see.
    final var values: [String: Any] {
        ["changeID": NSNumber(value: changeID), "changedObjectID": changedObjectID]
            .merging(["changeType": NSNumber(value: changeType.rawValue)]) { first, _ in first }
            .merging(["changedEntity": changedObjectID.entity]) { first, _ in first }
    }
}
