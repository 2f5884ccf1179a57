public import Foundation

/// A place where objects are kept. Its coordinator makes one call at a time, on any thread.
protocol StoreBackend: AnyObject {
    /// The store's metadata, with `NSStoreUUID`, `NSStoreType` and the version hashes of its entities. What is set is kept
    /// with the next change.
    var metadata: [String: Any] { get set }

    /// Opens what was given when the backend was made, or makes it. A model that does not fit is an error, and leaves all
    /// as it was.
    func open() throws
    func close()

    /// Numbers for new objects of an entity, never given out before: the first of so many in a row.
    func reserveKeys(for entity: NSEntityDescription, count: Int) throws -> ObjectKey

    func answer(_ fetch: StoreFetch) throws -> StoreAnswer
    /// The object of that identifier; nil if there is none.
    func row(of id: NSManagedObjectID) throws -> StoredRow?
    /// The objects of several identifiers, in no order; those that are gone are left out.
    func rows(of ids: [NSManagedObjectID]) throws -> [StoredRow]
    /// The objects that a to-many relationship leads to, in its order if it has one.
    func destinations(of relationship: NSRelationshipDescription, from id: NSManagedObjectID) throws
        -> [NSManagedObjectID]

    /// Applies all or nothing. Throws ``StoreConflict`` if others changed the same objects. Answers with the rows as they
    /// are now, of what was inserted and updated.
    func apply(_ changes: StoreChanges) throws -> [StoredRow]
    /// Applies all or nothing; the identifiers of the rows that were touched.
    func apply(_ batch: StoreBatch) throws -> [NSManagedObjectID]

    /// What the store has now, for contexts that go on seeing it; nil if the store cannot keep it.
    func currentGeneration() throws -> StoreGeneration?
    /// Says what is read from here on: what the store had then, or with nil what it has. Answers with what it was before.
    func pin(_ generation: StoreGeneration?) -> StoreGeneration?
}

extension StoreBackend {
    /// Identifiers for new objects of an entity, never given out before.
    func makeIdentifiers(for entity: NSEntityDescription, count: Int) throws -> [NSManagedObjectID] {
        guard count > 0 else { return [] }
        let first = try reserveKeys(for: entity, count: count)
        return (0..<Int64(count)).map { NSManagedObjectID(first.origin, primaryKey: first.number + $0) }
    }

    func currentGeneration() throws -> StoreGeneration? { nil }
    func pin(_ generation: StoreGeneration?) -> StoreGeneration? { nil }
    func rows(of ids: [NSManagedObjectID]) throws -> [StoredRow] { try ids.compactMap(row) }
}
