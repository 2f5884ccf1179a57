internal import Foundation
internal import SeamFoundation

internal import class SeamFoundation.NSExpression

extension SQLiteStore {
    func apply(_ batch: StoreBatch) throws -> [NSManagedObjectID] {
        try checkWritable()
        return try told(otherwise: NSPersistentStoreSaveError) {
            let connection = try connection()
            externalData.begin()
            do {
                var history = HistoryRecord(author: batch.author, contextName: batch.contextName)
                let touched = try connection.writing {
                    let touched =
                        switch batch.kind {
                        case .insert(let entity, let next): try insert(entity, next, batch.policy, connection, &history)
                        case .update(let fetch, let values): try update(fetch, values, connection, &history)
                        case .delete(let fetch): try delete(fetch, connection, &history)
                        }
                    if options.tracksHistory { try history.write(connection) }
                    if metadataChanged { try StoreMetadata.write(metadata, to: connection) }
                    return touched
                }
                metadataChanged = false
                externalData.commit()
                didCommit()
                return touched
            } catch {
                externalData.rollBack()
                throw error
            }
        }
    }

    // MARK: Updating

    private func update(
        _ fetch: StoreFetch, _ values: [(slot: Int, value: StoreBatch.NewValue)], _ connection: SQLiteConnection,
        _ history: inout HistoryRecord
    ) throws -> [NSManagedObjectID] {
        let found = try identifiers(fetch)
        guard !found.isEmpty else { return [] }
        let base = try table(of: fetch.entity)
        let constants = values.compactMap { slot, value -> (Int, StoredValue)? in
            if case .value(let value) = value { (slot, value) } else { nil }
        }
        let expressions = values.compactMap { slot, value -> (Int, NSExpression)? in
            if case .expression(let expression) = value { (slot, expression) } else { nil }
        }
        for id in found {
            let table = try table(of: id.entity)
            // Slots are those of the fetched entity; a subentity may have them elsewhere
            let slots = try values.map { try slot($0.slot, of: base, in: table) }
            var row = ContiguousArray(repeating: StoredValue.null, count: table.columns.count)
            for (slot, value) in constants { row[try self.slot(slot, of: base, in: table)] = value }
            if !expressions.isEmpty, let old = try self.row(of: id) {
                for (slot, expression) in expressions {
                    let place = try self.slot(slot, of: base, in: table)
                    row[place] = try computed(expression, from: old, table, table.columns[place].storage)
                }
            }
            let writer = RowWriter(table, names: names, externalData: externalData)
            try dropExternalData(of: id.primaryKey, in: table, slots: slots, connection)
            let statement = try connection.cached(writer.updateStatement(slots, comparesVersion: false))
            try writer.bindUpdate(id.primaryKey, version: nil, row, slots: slots, to: statement)
            try statement.run()
            if options.tracksHistory {
                history.add(.update, table.number, id.primaryKey, columns: table.bitmap(slots))
            }
        }
        return found
    }

    private func slot(_ slot: Int, of base: EntityTable, in table: EntityTable) throws -> Int {
        guard base.layout.names.indices.contains(slot), let found = table.layout.slot(of: base.layout.names[slot])
        else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: ["reason": "A batch update names a property that \(table.entity.name ?? "") has not"])
        }
        return found
    }

    /// The value of an expression over an object's other values.
    private func computed(
        _ expression: NSExpression, from row: StoredRow, _ table: EntityTable, _ storage: Column.Storage
    ) throws -> StoredValue {
        RowValues.stored(
            expression.expressionValue(with: RowValues.dictionary(row.values, table.layout), context: nil), storage)
    }

    func identifiers(_ fetch: StoreFetch) throws -> [NSManagedObjectID] {
        var fetch = fetch
        fetch.wish = .identifiers
        guard case .identifiers(let found) = try answer(fetch) else { return [] }
        return found
    }

    // MARK: Deleting

    private func delete(
        _ fetch: StoreFetch, _ connection: SQLiteConnection, _ history: inout HistoryRecord
    ) throws -> [NSManagedObjectID] {
        let found = try identifiers(fetch)
        var pending = found
        var gone = Set(found)
        var all: [NSManagedObjectID] = []
        while let id = pending.popLast() {
            all.append(id)
            for next in try release(id, connection) where gone.insert(next).inserted { pending.append(next) }
        }
        for id in all { _ = try delete(.init(id: id, version: nil), connection, &history) }
        return all
    }

    /// Unties an object from those that point to it; the objects that its deletion takes along.
    private func release(_ id: NSManagedObjectID, _ connection: SQLiteConnection) throws -> [NSManagedObjectID] {
        let table = try table(of: id.entity)
        var along: [NSManagedObjectID] = []
        for case let relationship as NSRelationshipDescription in id.entity.properties where !relationship.isTransient {
            if relationship.deleteRule == .cascadeDeleteRule {
                if relationship.isToMany {
                    along += try destinations(of: relationship, from: id)
                } else if let slot = table.layout.slot(of: relationship.name),
                    case .reference(let other)? = try row(of: id)?.values[slot]
                {
                    along.append(other)
                }
            }
            guard let inverse = relationship.inverseRelationship, !inverse.isToMany,
                let destination = relationship.destinationEntity,
                let far = names.table(of: destination), let column = far.column(of: inverse.name)
            else { continue }
            let columns = [column.name] + (column.entityColumn.map { [$0] } ?? [])
            let changes = columns.map { "\(TableNames.quoted($0)) = NULL" }.joined(separator: ", ")
            let statement = try connection.cached(
                "UPDATE \(TableNames.quoted(far.name)) SET \(changes), Z_OPT = ifnull(Z_OPT, 0) + 1 "
                    + "WHERE \(TableNames.quoted(column.name)) = ?")
            statement.bind(id.primaryKey, at: 1)
            try statement.run()
        }
        return along
    }
}
