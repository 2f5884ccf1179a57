internal import Foundation

extension SQLiteStore {
    /// Inserts rows; the identifiers of those that were inserted or changed.
    func insert(
        _ entity: NSEntityDescription, _ next: () throws -> StoreBatch.Row?, _ policy: NSMergePolicyType,
        _ connection: SQLiteConnection, _ history: inout HistoryRecord
    ) throws -> [NSManagedObjectID] {
        let table = try table(of: entity)
        let writer = RowWriter(table, names: names, externalData: externalData)
        let statement = try connection.cached(writer.insertStatement)
        // Nobody else writes meanwhile: the keys are taken at the end
        let origin = try origin(of: table)
        let first = try reserve(0, in: table, connection)
        var key = first
        var made: [NSManagedObjectID] = []
        while let row = try next() {
            do {
                try writer.bindInsertion(key + 1, row.values, to: statement)
                try statement.run()
            } catch let error as SQLiteError where error.isConstraint && policy != .errorMergePolicyType {
                guard let present = try holder(of: row.values, entity, table) else { throw error }
                if let id = try replace(present, with: row, policy, connection, &history) { made.append(id) }
                continue
            }
            key += 1
            if options.tracksHistory { history.add(.insert, table.number, key) }
            made.append(NSManagedObjectID(origin, primaryKey: key))
        }
        _ = try reserve(Int(key - first), in: table, connection)
        return made
    }

    /// The row that has the values already which must be unique.
    private func holder(
        of values: ContiguousArray<StoredValue>, _ entity: NSEntityDescription, _ table: EntityTable
    ) throws -> StoredRow? {
        for constraint in entity.uniquenessNames {
            let slots = constraint.compactMap { table.layout.slot(of: $0) }
            let own = slots.map { values[$0] }
            guard slots.count == constraint.count, !own.contains(where: \.isNull) else { continue }
            if let row = try stored(own, slots, table).first { return row }
        }
        return nil
    }

    /// Gives a row the values of one that cannot be inserted beside it; nil if it stays as it is.
    private func replace(
        _ present: StoredRow, with row: StoreBatch.Row, _ policy: NSMergePolicyType, _ connection: SQLiteConnection,
        _ history: inout HistoryRecord
    ) throws -> NSManagedObjectID? {
        let table = try table(of: present.id.entity)
        let slots: [Int]
        switch policy {
        case .mergeByPropertyObjectTrumpMergePolicyType: slots = row.given ?? Array(row.values.indices)
        // What an insertion cannot name stays: the relationships
        case .overwriteMergePolicyType:
            slots = row.values.indices.filter { table.layout.slots[$0] is NSAttributeDescription }
        case .errorMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: return nil
        }
        guard row.values.count == table.columns.count, !slots.isEmpty else { return nil }
        let key = present.id.primaryKey
        let writer = RowWriter(table, names: names, externalData: externalData)
        try dropExternalData(of: key, in: table, slots: slots, connection)
        let statement = try connection.cached(writer.updateStatement(slots, comparesVersion: false))
        try writer.bindUpdate(key, version: nil, row.values, slots: slots, to: statement)
        try statement.run()
        if options.tracksHistory { history.add(.update, table.number, key, columns: table.bitmap(slots)) }
        return present.id
    }
}
