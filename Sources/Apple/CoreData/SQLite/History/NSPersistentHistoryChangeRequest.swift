public import Foundation

/// Asks for the history of stores, or deletes the part of it that nobody needs any more.
///
/// Only stores that were opened with ``NSPersistentHistoryTrackingKey`` have a history.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    enum Place {
        case date(Date)
        /// Nil for the beginning.
        case token(NSPersistentHistoryToken?)
        case transaction(NSPersistentHistoryTransaction?)
        case all
    }

    final private(set) var place = Place.all
    final private(set) var isDeletion = false

    public required override init() {}

    private static func made(_ place: Place, deletes: Bool = false) -> Self {
        let request = self.init()
        request.place = place
        request.isDeletion = deletes
        request.resultType = deletes ? .statusOnly : .transactionsAndChanges
        return request
    }

    // MARK: Fetching

    /// Asks for what came after a date.
    open class func fetchHistory(after date: Date) -> Self { made(.date(date)) }

    /// Asks for what came after a token, for all if there is none.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { made(.token(token)) }

    /// Asks for what came after a transaction, for all if there is none.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
        made(.transaction(transaction))
    }

    /// Asks for the transactions or changes that a request describes.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self {
        let request = made(.all)
        request.fetchRequest = fetchRequest
        return request
    }

    // MARK: Deleting

    /// Deletes what came before a date.
    open class func deleteHistory(before date: Date) -> Self { made(.date(date), deletes: true) }

    /// Deletes what came before a token's place; all if there is none.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
        made(.token(token), deletes: true)
    }

    /// Deletes what came before a transaction; all if there is none.
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
        made(.transaction(transaction), deletes: true)
    }

    // MARK: Details

    /// What to answer with: transactions with their changes by default.
    open var resultType: NSPersistentHistoryResultType = .transactionsAndChanges

    /// The token that the request was made with.
    open var token: NSPersistentHistoryToken? {
        switch place {
        case .token(let token): token
        case .transaction(let transaction): transaction?.token
        case .date, .all: nil
        }
    }

    /// Narrows the answer: a request of ``NSPersistentHistoryTransaction/fetchRequest`` or
    /// ``NSPersistentHistoryChange/fetchRequest``, whose predicate, order and limits count.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        guard let coordinator = context.persistentStoreCoordinator else { throw NSManagedObjectContext.noCoordinator }
        return try coordinator.performAndWait {
            // Stores in memory keep no history; asked for by name, that is an error
            let tracking = coordinator.persistentStores.filter {
                ($0.backend as? SQLiteStore)?.options.tracksHistory == true
            }
            let all = tracking.isEmpty ? coordinator.persistentStores : tracking
            return try HistoryRun.execute(self, affectedStores ?? all)
        }
    }

    override class func blank() -> NSPersistentStoreRequest { NSPersistentHistoryChangeRequest() }

    override func fill(_ copy: NSPersistentStoreRequest) {
        super.fill(copy)
        guard let copy = copy as? NSPersistentHistoryChangeRequest else { return }
        copy.place = place
        copy.isDeletion = isDeletion
        copy.resultType = resultType
        copy.fetchRequest = fetchRequest
    }
}
