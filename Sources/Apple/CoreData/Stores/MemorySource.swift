internal import Foundation

/// What predicates read from while a store in memory looks for objects: the store's rows, and nothing that is not saved.
final class MemorySource: ObjectSource {
    private let store: MemoryStore
    let model: NSManagedObjectModel

    init(store: MemoryStore, model: NSManagedObjectModel) {
        self.store = store
        self.model = model
    }

    var isContext: Bool { false }
    func answer(_ fetch: StoreFetch, from stores: [NSPersistentStore]?) throws -> StoreAnswer {
        try store.answer(fetch)
    }
    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        guard let row = try store.row(of: id) else { return nil }
        return StoredRow(id: id, version: row.version, values: row.origin.objects.layout.restore(row.values))
    }
    func rows(of ids: [NSManagedObjectID]) throws -> [StoredRow] { try ids.compactMap(row) }
    func destinations(
        of relationship: NSRelationshipDescription, from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        try store.destinations(of: relationship, from: id)
    }
    func reserveKeys(for entity: NSEntityDescription, count: Int, in store: NSPersistentStore?) throws -> ObjectKey {
        throw NSManagedObjectContext.noCoordinator
    }
    func apply(_ changes: StoreChanges) throws -> [StoredRow] { [] }
    func isStale(_ row: StoredRow) -> Bool { false }
}
