internal import Foundation

/// Answers of stores, as contexts see them.
enum StoreAnswers {
    static func empty(_ fetch: StoreFetch) -> StoreAnswer {
        switch fetch.wish {
        case .rows: .rows(StoredRows([]))
        case .identifiers: .identifiers([])
        case .count: .count(0)
        case .dictionaries: .dictionaries([])
        }
    }

    /// A row with objects in the place of the bytes of transformable attributes.
    static func restored(_ row: StoredRow) -> StoredRow {
        let layout = row.origin.objects.layout
        guard layout.isTransforming else { return row }
        return StoredRow(key: row.key, version: row.version, values: layout.restore(row.values))
    }

    static func restored(_ answer: StoreAnswer, _ fetch: StoreFetch) -> StoreAnswer {
        guard case .rows(let rows) = answer, isTransforming(fetch.entity) else { return answer }
        return .rows(StoredRows(rows.map(restored)))
    }

    /// Whether objects of an entity, or of one that inherits from it, have transformable attributes.
    private static func isTransforming(_ entity: NSEntityDescription) -> Bool {
        entity.objectLayout.isTransforming || entity.subentities.contains(where: isTransforming)
    }

    /// The answers of several stores as one, in the order that the fetch asks for.
    static func joined(_ answers: [StoreAnswer], _ fetch: StoreFetch) -> StoreAnswer {
        func limited<Element>(_ all: [Element]) -> [Element] {
            let rest = all.dropFirst(fetch.offset)
            return Array(fetch.limit > 0 ? rest.prefix(fetch.limit) : rest)
        }
        switch fetch.wish {
        case .rows:
            let rows = answers.flatMap { answer -> [StoredRow] in
                if case .rows(let rows) = answer { Array(rows) } else { [] }
            }
            return .rows(StoredRows(limited(RowOrder(fetch.sortDescriptors).sorted(rows))))
        case .identifiers:
            return .identifiers(
                limited(
                    answers.flatMap { answer -> [NSManagedObjectID] in
                        if case .identifiers(let ids) = answer { ids } else { [] }
                    }))
        case .count:
            return .count(
                answers.reduce(0) { sum, answer in if case .count(let count) = answer { sum + count } else { sum } })
        case .dictionaries:
            return .dictionaries(
                limited(
                    answers.flatMap { answer -> [[String: StoredValue]] in
                        if case .dictionaries(let rows) = answer { rows } else { [] }
                    }))
        }
    }
}

/// The order that sort descriptors ask for, over the attributes of rows.
struct RowOrder {
    private let descriptors: [NSSortDescriptor]

    init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

    func sorted(_ rows: [StoredRow]) -> [StoredRow] {
        guard !descriptors.isEmpty else { return rows }
        let readable = rows.map { row -> (StoredRow, NSDictionary) in
            let layout = row.origin.objects.layout
            let values = NSMutableDictionary()
            for (key, place) in layout.places {
                if case .attribute(let slot, let kind) = place, let any = row.values[slot].any(as: kind) {
                    values[key] = any
                }
            }
            return (row, values)
        }
        return readable.sorted { left, right in
            for descriptor in descriptors {
                let order = descriptor.compare(left.1, to: right.1)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return false
        }.map(\.0)
    }
}

extension StoreChanges {
    /// The changes that concern the store of that identifier.
    func part(for store: String) -> StoreChanges {
        var part = self
        part.insertions = insertions.filter { $0.key.origin.storeIdentifier == store }
        part.updates = updates.filter { $0.id.storeIdentifier == store }
        part.deletions = deletions.filter { $0.id.storeIdentifier == store }
        part.checks = checks.filter { $0.id.storeIdentifier == store }
        part.links = links.filter { $0.owner.storeIdentifier == store }
        return part
    }
}
