public import Foundation

/// One save of one store: who made it, when, and what it changed.
open class NSPersistentHistoryTransaction: NSObject, NSCopying, @unchecked Sendable {
    init(
        number: Int64, store: String, timestamp: Date, author: String?, bundle: String, context: String?,
        process: String
    ) {
        transactionNumber = number
        storeID = store
        self.timestamp = timestamp
        self.author = author
        bundleID = bundle
        contextName = context
        processID = process
    }

    /// The entity under which requests describe transactions.
    open class var entityDescription: NSEntityDescription? { HistoryEntities.transaction }

    /// A request for transactions, to be given a predicate over the names of this class's properties.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = HistoryEntities.transaction
        return request
    }

    /// When it was.
    public final let timestamp: Date
    /// What it changed; nil if that was not asked for.
    public final internal(set) var changes: [NSPersistentHistoryChange]?
    /// Its number in its store, counted from 1.
    public final let transactionNumber: Int64
    /// The identifier of the store.
    public final let storeID: String
    /// The app that saved.
    public final let bundleID: String
    /// The process that saved.
    public final let processID: String
    /// The name of the context that saved.
    public final let contextName: String?
    /// The context's `transactionAuthor`.
    public final let author: String?

    /// The place behind the transaction.
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }

    /// A notification that contexts can merge, as the save posted one.
    open func objectIDNotification() -> Notification {
        var lists: [String: Set<NSManagedObjectID>] = [:]
        for change in changes ?? [] {
            let key =
                switch change.changeType {
                case .insert: "inserted_objectIDs"
                case .update: "updated_objectIDs"
                case .delete: "deleted_objectIDs"
                }
            lists[key, default: []].insert(change.changedObjectID)
        }
        return Notification(
            name: Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification"), object: nil, userInfo: lists)
    }

    /// The transaction itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<NSPersistentHistoryTransaction: \(transactionNumber) \(timestamp) author: \(author ?? "(null)") "
            + "changes: \(changes?.count ?? 0)>"
    }

    /// The values by name, which predicates of requests see.
    final var values: [String: Any] {
        var values: [String: Any] = [
            "transactionNumber": NSNumber(value: transactionNumber), "timestamp": timestamp, "storeID": storeID,
            "bundleID": bundleID, "processID": processID, "token": token,
        ]
        values["author"] = author
        values["contextName"] = contextName
        return values
    }
}
