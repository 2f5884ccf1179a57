internal import Foundation

/// A store in memory. Its objects go with it.
final class MemoryStore: StoreBackend {
    struct Table {
        var rows: [Int64: StoredRow] = [:]
        var next: Int64 = 1
    }

    private struct LinkKey: Hashable {
        var owner: NSManagedObjectID
        var name: String
    }

    var metadata: [String: Any]
    weak var store: NSPersistentStore?
    private let model: NSManagedObjectModel
    var tables: [String: Table] = [:]
    /// The relationships that no to-one relationship keeps, in order.
    private var links: [LinkKey: [NSManagedObjectID]] = [:]
    /// The objects that lead to an object by a to-one relationship.
    private var referrers: [LinkKey: Set<NSManagedObjectID>] = [:]

    init(model: NSManagedObjectModel) {
        self.model = model
        metadata = [
            NSStoreUUIDKey: UUID().uuidString, NSStoreTypeKey: NSInMemoryStoreType,
            NSStoreModelVersionHashesKey: model.entityVersionHashesByName,
        ]
    }

    func open() throws {}
    func close() {}

    func reserveKeys(for entity: NSEntityDescription, count: Int) throws -> ObjectKey {
        guard let store else { throw NSError(domain: NSCocoaErrorDomain, code: NSCoreDataError) }
        let root = entity.rootName
        let first = tables[root]?.next ?? 1
        tables[root, default: Table()].next = first + Int64(count)
        return ObjectKey(store.origin(of: entity), first)
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        id.isTemporaryID ? nil : tables[id.origin.rootName]?.rows[id.primaryKey]
    }

    func destinations(
        of relationship: NSRelationshipDescription, from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        if let kept = links[LinkKey(owner: id, name: relationship.name)] { return kept }
        guard let inverse = relationship.inverseRelationship, !inverse.isToMany else { return [] }
        let found = referrers[LinkKey(owner: id, name: key(inverse))] ?? []
        return found.sorted { $0.primaryKey < $1.primaryKey }
    }

    private func key(_ relationship: NSRelationshipDescription) -> String {
        (relationship.owningEntity?.rootName ?? "") + "." + relationship.name
    }

    // MARK: Fetching

    func answer(_ fetch: StoreFetch) throws -> StoreAnswer {
        let all = (tables[fetch.entity.rootName]?.rows ?? [:]).values.filter { row in
            let entity = row.origin.entity
            return fetch.includesSubentities ? entity.isKindOf(entity: fetch.entity) : entity === fetch.entity
        }.sorted { $0.key.number < $1.key.number }
        if case .count = fetch.wish, fetch.predicate == nil, fetch.offset == 0, fetch.limit == 0 {
            return .count(all.count)
        }
        let found = select(all, fetch)
        switch fetch.wish {
        case .rows: return .rows(StoredRows(found))
        case .identifiers: return .identifiers(found.map(\.id))
        case .count: return .count(found.count)
        case .dictionaries(let grouping):
            return .dictionaries(MemoryGrouping(grouping, reader: reader()).dictionaries(found, fetch))
        }
    }

    /// A context of its own, in which predicates see objects.
    private func reader() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.reading = MemorySource(store: self, model: model)
        return context
    }

    private func select(_ rows: [StoredRow], _ fetch: StoreFetch) -> [StoredRow] {
        var rows = rows
        let isGrouped = if case .dictionaries = fetch.wish { true } else { false }
        if fetch.predicate != nil || !fetch.sortDescriptors.isEmpty {
            let context = reader()
            var objects = rows.map { context.take($0) }
            if let predicate = fetch.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
            if !fetch.sortDescriptors.isEmpty, !isGrouped {
                objects =
                    NSArray(array: objects).sortedArray(using: fetch.sortDescriptors) as? [NSManagedObject] ?? objects
            }
            rows = objects.compactMap { tables[$0.origin.rootName]?.rows[$0.number] }
        }
        guard !isGrouped else { return rows }
        let rest = rows.dropFirst(fetch.offset)
        return Array(fetch.limit > 0 ? rest.prefix(fetch.limit) : rest)
    }

    // MARK: Saving

    func apply(_ changes: StoreChanges) throws -> [StoredRow] {
        var touched = changes.updates.map { ($0.id, $0.version) } + changes.deletions.map { ($0.id, $0.version) }
        touched += changes.checks.map { ($0.id, Optional($0.version)) }
        let conflicts = try touched.compactMap { id, version -> StoreConflict.Object? in
            let stored = try row(of: id)
            guard let version, stored?.version != version else { return nil }
            return StoreConflict.Object(id: id, stored: stored)
        }
        guard conflicts.isEmpty else { throw StoreConflict(objects: conflicts) }
        try checkUnique(changes)
        var rows: [StoredRow] = []
        for insertion in changes.insertions {
            rows.append(put(StoredRow(key: insertion.key, version: 1, values: insertion.values)))
        }
        for update in changes.updates {
            let version = try row(of: update.id)?.version ?? 0
            rows.append(put(StoredRow(id: update.id, version: version + 1, values: update.values)))
        }
        for deletion in changes.deletions { remove(deletion.id) }
        for change in changes.links { relink(change) }
        return rows
    }

    @discardableResult
    func put(_ row: StoredRow) -> StoredRow {
        let root = row.origin.rootName
        track(tables[root]?.rows[row.key.number], isThere: false)
        tables[root, default: Table()].rows[row.key.number] = row
        track(row, isThere: true)
        return row
    }

    private func remove(_ id: NSManagedObjectID) {
        track(tables[id.origin.rootName]?.rows.removeValue(forKey: id.primaryKey), isThere: false)
        for relationship in id.entity.layout.toMany {
            let key = LinkKey(owner: id, name: relationship.name)
            for other in links.removeValue(forKey: key) ?? [] {
                guard let inverse = relationship.inverseRelationship, inverse.isToMany else { continue }
                links[LinkKey(owner: other, name: inverse.name)]?.removeAll { $0 == id }
            }
        }
    }

    private func track(_ row: StoredRow?, isThere: Bool) {
        guard let row else { return }
        for (slot, relationship) in row.origin.objects.layout.toOne {
            guard case .reference(let other) = row.values[slot] else { continue }
            let place = LinkKey(owner: other, name: key(relationship))
            if isThere {
                referrers[place, default: []].insert(row.id)
            } else {
                referrers[place]?.remove(row.id)
            }
        }
    }

    private func relink(_ change: StoreChanges.Links) {
        let key = LinkKey(owner: change.owner, name: change.relationship.name)
        if let order = change.order {
            links[key] = order
        } else {
            var ids = links[key] ?? []
            let removed = Set(change.removed)
            ids.removeAll { removed.contains($0) }
            for id in change.added where !ids.contains(id) { ids.append(id) }
            links[key] = ids
        }
    }

    private func checkUnique(_ changes: StoreChanges) throws {
        let new = changes.insertions.map { ($0.id, $0.values) } + changes.updates.map { ($0.id, $0.values) }
        let gone = Set(changes.deletions.map(\.id))
        for (id, values) in new {
            for names in id.entity.uniquenessNames {
                let slots = names.compactMap(id.entity.layout.slot)
                guard slots.count == names.count, slots.allSatisfy({ !values[$0].isNull }) else { continue }
                func isSame(_ other: NSManagedObjectID, _ others: ContiguousArray<StoredValue>) -> Bool {
                    other != id && other.entity === id.entity && slots.allSatisfy { others[$0] == values[$0] }
                }
                let fresh = Set(new.map { $0.0 })
                let stored = tables[id.entity.rootName]?.rows.values.first {
                    !gone.contains($0.id) && !fresh.contains($0.id) && isSame($0.id, $0.values)
                }
                let others = new.filter { isSame($0.0, $0.1) }.map { $0.0 }
                guard stored != nil || !others.isEmpty else { continue }
                throw StoreConstraintConflict(constraint: names, stored: stored, conflicting: [id] + others)
            }
        }
    }

    func apply(_ batch: StoreBatch) throws -> [NSManagedObjectID] {
        switch batch.kind {
        case .insert(let entity, let next):
            if batch.policy != .errorMergePolicyType, !entity.uniquenessNames.isEmpty {
                return try insert(entity, next, batch.policy)
            }
            var changes = StoreChanges()
            while let row = try next() {
                guard let id = try makeIdentifiers(for: entity, count: 1).first else { break }
                changes.insertions.append(StoreChanges.Insertion(id: id, values: row.values))
            }
            do {
                return try apply(changes).map(\.id)
            } catch let conflict as StoreConstraintConflict {
                throw NSError(
                    domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
                    userInfo: ["reason": "Rows share the values of \(conflict.constraint.joined(separator: ", "))"])
            }
        case .update(let fetch, let values):
            guard case .rows(let rows) = try answer(fetch) else { return [] }
            let context = reader()
            for row in rows {
                var changed = row.values
                for (slot, value) in values {
                    switch value {
                    case .value(let value): changed[slot] = value
                    case .expression(let expression):
                        let object = context.take(row)
                        let attribute = row.id.entity.layout.slots[slot] as? NSAttributeDescription
                        let kind = AttributeKind(attribute?.attributeType ?? .undefinedAttributeType)
                        changed[slot] =
                            StoredValue(expression.expressionValue(with: object, context: nil), as: kind) ?? .null
                    }
                }
                put(StoredRow(key: row.key, version: row.version + 1, values: changed))
            }
            return rows.map(\.id)
        case .delete(let fetch):
            guard case .identifiers(let ids) = try answer(StoreFetch(identifiers: fetch)) else { return [] }
            for id in ids { remove(id) }
            return ids
        }
    }
}

extension StoreFetch {
    /// The same fetch, for identifiers.
    init(identifiers fetch: StoreFetch) {
        self = fetch
        wish = .identifiers
    }
}
