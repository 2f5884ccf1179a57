internal import Foundation

extension MemoryStore {
    /// Inserts rows, and has the policy decide about those whose values must be unique and are there already; the
    /// identifiers of those that were inserted or changed.
    func insert(
        _ entity: NSEntityDescription, _ next: () throws -> StoreBatch.Row?, _ policy: NSMergePolicyType
    ) throws -> [NSManagedObjectID] {
        var holders = UniqueValues(entity)
        for row in tables[entity.rootName]?.rows.values.sorted(by: { $0.number < $1.number }) ?? []
        where row.origin.entity === entity { holders.add(row) }
        var touched: [NSManagedObjectID] = []
        while let row = try next() {
            let stored: StoredRow
            if let number = holders.holder(of: row.values), let present = tables[entity.rootName]?.rows[number] {
                guard let values = Self.replacement(of: present.values, by: row, entity, policy) else { continue }
                stored = StoredRow(key: present.key, version: present.version + 1, values: values)
            } else {
                stored = StoredRow(key: try reserveKeys(for: entity, count: 1), version: 1, values: row.values)
            }
            holders.add(put(stored))
            touched.append(stored.id)
        }
        return touched
    }

    /// The values of a row that another was to be inserted beside; nil if it stays as it is.
    private static func replacement(
        of values: ContiguousArray<StoredValue>, by row: StoreBatch.Row, _ entity: NSEntityDescription,
        _ policy: NSMergePolicyType
    ) -> ContiguousArray<StoredValue>? {
        let slots: [Int]
        switch policy {
        case .mergeByPropertyObjectTrumpMergePolicyType: slots = row.given ?? Array(row.values.indices)
        // What an insertion cannot name stays: the relationships
        case .overwriteMergePolicyType:
            slots = row.values.indices.filter { entity.layout.slots[$0] is NSAttributeDescription }
        case .errorMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: return nil
        }
        guard !slots.isEmpty else { return nil }
        var values = values
        for slot in slots { values[slot] = row.values[slot] }
        return values
    }
}

/// Which rows have the values of an entity that must be unique.
private struct UniqueValues {
    private let constraints: [[Int]]
    private var numbers: [String: Int64] = [:]

    init(_ entity: NSEntityDescription) {
        constraints = entity.uniquenessNames.compactMap { names in
            let slots = names.compactMap(entity.layout.slot)
            return slots.count == names.count ? slots : nil
        }
    }

    /// nil for a row that has no value somewhere: null is like no other value.
    private func key(_ constraint: Int, _ values: ContiguousArray<StoredValue>) -> String? {
        let own = constraints[constraint].map { values[$0] }
        return own.contains(where: \.isNull) ? nil : "\(constraint) \(own)"
    }

    func holder(of values: ContiguousArray<StoredValue>) -> Int64? {
        constraints.indices.lazy.compactMap { key($0, values).flatMap { numbers[$0] } }.first
    }

    mutating func add(_ row: StoredRow) {
        for constraint in constraints.indices {
            if let key = key(constraint, row.values) { numbers[key] = row.number }
        }
    }
}
