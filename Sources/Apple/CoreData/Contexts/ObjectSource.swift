internal import Foundation

/// What a context reads from and saves into: a coordinator with its stores, or a parent context.
protocol ObjectSource: AnyObject {
    /// Whether the source is a context: it keeps temporary identifiers, and is told of every to-many relationship.
    var isContext: Bool { get }

    func answer(_ fetch: StoreFetch, from stores: [NSPersistentStore]?) throws -> StoreAnswer
    func row(of id: NSManagedObjectID) throws -> StoredRow?
    func rows(of ids: [NSManagedObjectID]) throws -> [StoredRow]
    func destinations(of relationship: NSRelationshipDescription, from id: NSManagedObjectID) throws
        -> [NSManagedObjectID]
    /// Numbers for objects that are saved for the first time, in a store or in the first that has their entity: the first
    /// of so many in a row.
    func reserveKeys(for entity: NSEntityDescription, count: Int, in store: NSPersistentStore?) throws -> ObjectKey
    /// Saves all or nothing. The rows of what was inserted or updated.
    func apply(_ changes: StoreChanges) throws -> [StoredRow]
    /// Whether another context has saved the object since that row was read.
    func isStale(_ row: StoredRow) -> Bool
}
