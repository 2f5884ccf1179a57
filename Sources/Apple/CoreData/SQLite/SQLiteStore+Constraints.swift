internal import Foundation

extension SQLiteStore {
    /// The first group of objects of a save that have unique values of each other, or of an object in the store.
    func constraintConflict(_ changes: StoreChanges) throws -> StoreConstraintConflict? {
        struct Group {
            var table: EntityTable
            var constraint: [String]
            var slots: [Int]
            var values: [StoredValue]
            var objects: [NSManagedObjectID]
        }
        var groups: [Group] = []
        var places: [String: Int] = [:]
        let objects = changes.insertions.map { ($0.id, $0.values) } + changes.updates.map { ($0.id, $0.values) }
        for (id, values) in objects {
            let table = try table(of: id.entity)
            for constraint in id.entity.uniquenessNames {
                let slots = constraint.compactMap { table.layout.slot(of: $0) }
                let own = slots.map { values[$0] }
                // Null is like no other value
                guard slots.count == constraint.count, !own.contains(where: \.isNull) else { continue }
                let key = "\(table.name) \(constraint) \(own)"
                if let place = places[key] {
                    groups[place].objects.append(id)
                } else {
                    places[key] = groups.count
                    groups.append(
                        Group(table: table, constraint: constraint, slots: slots, values: own, objects: [id]))
                }
            }
        }
        // What the save itself deletes or changes is in nobody's way
        let moved = Set(changes.deletions.map(\.id) + changes.updates.map(\.id))
        for group in groups {
            let stored = try stored(group.values, group.slots, group.table).first { !moved.contains($0.id) }
            guard stored != nil || group.objects.count > 1 else { continue }
            return StoreConstraintConflict(constraint: group.constraint, stored: stored, conflicting: group.objects)
        }
        return nil
    }

    func stored(_ values: [StoredValue], _ slots: [Int], _ table: EntityTable) throws -> [StoredRow] {
        let root = names.table(of: table.root) ?? table
        let reader = try reader(for: root, includesSubentities: true)
        let conditions = slots.map { "t0.\(TableNames.quoted(table.columns[$0].name)) = ?" }.joined(separator: " AND ")
        let statement = try connection().cached(
            "SELECT \(reader.selectList(alias: "t0")) FROM \(TableNames.quoted(table.name)) t0 WHERE \(conditions)")
        for (index, value) in values.enumerated() { statement.bind(value, at: Int32(index + 1)) }
        return Array(try rows(statement, reader))
    }
}
