internal import Foundation

/// A parent context in the place of stores.
final class ParentSource: ObjectSource {
    private let parent: NSManagedObjectContext

    init(_ parent: NSManagedObjectContext) { self.parent = parent }

    var isContext: Bool { true }

    func answer(_ fetch: StoreFetch, from stores: [NSPersistentStore]?) throws -> StoreAnswer {
        try parent.performAndWait {
            switch fetch.wish {
            case .rows: return .rows(StoredRows(try parent.find(fetch, stores: stores).map(row)))
            case .identifiers: return .identifiers(try parent.find(fetch, stores: stores).map(\.objectID))
            case .count: return .count(try parent.find(fetch, stores: stores).count)
            case .dictionaries:
                guard let source = parent.source else { throw NSManagedObjectContext.noCoordinator }
                return try source.answer(fetch, from: stores)
            }
        }
    }

    private func row(_ object: NSManagedObject) -> StoredRow {
        object.fire()
        // With an identifier, under which the child asks for it even after the parent was saved.
        return StoredRow(id: object.id, version: 0, values: object.state.values)
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        try parent.performAndWait {
            if let object = parent.registeredObject(for: id), object.marks.contains(.deleted) { return nil }
            do {
                return row(try parent.existingObject(with: id))
            } catch let error as NSError where error.code == NSManagedObjectReferentialIntegrityError {
                return nil
            }
        }
    }

    func rows(of ids: [NSManagedObjectID]) throws -> [StoredRow] { try ids.compactMap(row) }

    func destinations(
        of relationship: NSRelationshipDescription, from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        parent.performAndWait { parent.object(with: id).objectIDs(forRelationshipNamed: relationship.name) }
    }

    func reserveKeys(for entity: NSEntityDescription, count: Int, in store: NSPersistentStore?) throws -> ObjectKey {
        guard let source = parent.source else { throw NSManagedObjectContext.noCoordinator }
        return try source.reserveKeys(for: entity, count: count, in: store)
    }

    func apply(_ changes: StoreChanges) throws -> [StoredRow] {
        parent.performAndWait {
            parent.take(changes)
            parent.processPendingChanges()
        }
        return []
    }

    func isStale(_ row: StoredRow) -> Bool { true }
}

extension NSManagedObjectContext {
    /// Takes over what a child saves.
    final func take(_ changes: StoreChanges) {
        for insertion in changes.insertions {
            // A child's objects have identifiers here: the child goes on naming them so.
            let id = insertion.id
            let object = registeredObject(for: id) ?? makeChild(id)
            note(object)
            object.state.values = insertion.values
            object.marks.insert(.inserted)
            inserted.insert(object)
        }
        for update in changes.updates {
            let object = object(with: update.id)
            object.fire()
            object.noteChange("")
            for slot in update.changed { object.state.values[slot] = update.values[slot] }
        }
        for links in changes.links {
            let object = object(with: links.owner)
            guard let position = object.layout.toMany.firstIndex(where: { $0.name == links.relationship.name }) else {
                continue
            }
            object.fire()
            object.noteChange(links.relationship.name)
            for id in links.removed { object.state.related[position].remove(current(id)) }
            for id in links.added { object.state.related[position].insert(current(id)) }
            if let order = links.order {
                _ = object.relatedIDs(position)
                object.state.related[position].reorder(order.map(current))
            }
        }
        for deletion in changes.deletions {
            guard let object = try? existingObject(with: deletion.id) else { continue }
            delete(object)
        }
    }

    /// The object of a child's new one, under the same identifier.
    private func makeChild(_ id: NSManagedObjectID) -> NSManagedObject {
        let object = makeFault(id.key, id)
        object.marks.remove(.fault)
        object.state.values = object.layout.defaults
        object.state.related = ContiguousArray(repeating: .ofNewObject, count: object.layout.toMany.count)
        object.state.transients = object.layout.transientDefaults
        return object
    }
}
