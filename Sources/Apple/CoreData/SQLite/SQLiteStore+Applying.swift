internal import Foundation

extension SQLiteStore {
    /// Objects that others changed; ends the transaction.
    private struct ChangedByOthers: Error {
        var objects: [NSManagedObjectID]
    }

    func apply(_ changes: StoreChanges) throws -> [StoredRow] {
        guard !changes.isEmpty || metadataChanged else { return [] }
        try checkWritable()
        return try told(otherwise: NSPersistentStoreSaveError) {
            let connection = try connection()
            externalData.begin()
            do {
                let rows = try connection.writing {
                    let rows = try write(changes, connection)
                    if metadataChanged { try StoreMetadata.write(metadata, to: connection) }
                    return rows
                }
                metadataChanged = false
                externalData.commit()
                didCommit()
                return rows
            } catch let error as ChangedByOthers {
                externalData.rollBack()
                throw StoreConflict(objects: try error.objects.map { .init(id: $0, stored: try row(of: $0)) })
            } catch let error as SQLiteError where error.isConstraint {
                externalData.rollBack()
                throw try constraintConflict(changes) ?? error
            } catch {
                externalData.rollBack()
                throw error
            }
        }
    }

    private func write(_ changes: StoreChanges, _ connection: SQLiteConnection) throws -> [StoredRow] {
        let changes = try derived.isNeeded ? computed(changes) : changes
        var history = HistoryRecord(author: changes.author, contextName: changes.contextName)
        var conflicts: [NSManagedObjectID] = []
        // What is deleted first may give its unique values to others
        for deletion in changes.deletions {
            guard try delete(deletion, connection, &history) else {
                conflicts.append(deletion.id)
                continue
            }
        }
        var touched: [StoredRow] = []
        touched.reserveCapacity(changes.updates.count + changes.insertions.count)
        for update in changes.updates {
            guard let row = try self.update(update, connection, &history) else {
                conflicts.append(update.id)
                continue
            }
            touched.append(row)
        }
        for check in changes.checks {
            let stored = try row(of: check.id)
            if stored?.version != check.version { conflicts.append(check.id) }
        }
        guard conflicts.isEmpty else { throw ChangedByOthers(objects: conflicts) }
        try insert(changes.insertions, connection, &history, &touched)
        try link(changes.links, connection)
        if options.tracksHistory { try history.write(connection) }
        return try refreshed(touched)
    }

    /// The changes with the attributes that objects derive from their own values.
    private func computed(_ changes: StoreChanges) throws -> StoreChanges {
        var changes = changes
        for place in changes.insertions.indices {
            let entity = changes.insertions[place].key.origin.entity
            for attribute in derived.own[entity.name ?? ""] ?? [] {
                let values = changes.insertions[place].values
                changes.insertions[place].values[attribute.slot] = attribute.value(values, try table(of: entity).layout)
            }
        }
        for place in changes.updates.indices {
            let entity = changes.updates[place].id.entity
            for attribute in derived.own[entity.name ?? ""] ?? [] {
                let values = changes.updates[place].values
                changes.updates[place].values[attribute.slot] = attribute.value(values, try table(of: entity).layout)
                if !changes.updates[place].changed.contains(attribute.slot) {
                    changes.updates[place].changed.append(attribute.slot)
                }
            }
        }
        return changes
    }

    /// Rows with derived attributes are read again.
    private func refreshed(_ rows: [StoredRow]) throws -> [StoredRow] {
        guard derived.isNeeded else { return rows }
        return try rows.map { row in
            guard names.table(of: row.origin.entity)?.hasDerivedAttributes == true else { return row }
            return try self.row(of: row.id) ?? row
        }
    }

    // MARK: Insertions

    private func insert(
        _ insertions: [StoreChanges.Insertion], _ connection: SQLiteConnection, _ history: inout HistoryRecord,
        _ touched: inout [StoredRow]
    ) throws {
        guard let first = insertions.first else { return }
        var last = Int64.min
        let areInOrder = insertions.allSatisfy { insertion in
            defer { last = insertion.key.number }
            return insertion.key.origin === first.key.origin && insertion.key.number > last
        }
        if areInOrder {
            try insert(insertions, insertions.indices, connection, &history) { touched.append($1) }
            return
        }
        // By entity, for the sake of the statement, and by key, for the sake of the table's pages
        var groups: [ObjectIdentifier: [Int]] = [:]
        for (place, insertion) in insertions.enumerated() {
            groups[ObjectIdentifier(insertion.key.origin.entity), default: []].append(place)
        }
        var rows = [StoredRow?](repeating: nil, count: insertions.count)
        for places in groups.values {
            let sorted = places.sorted { insertions[$0].key.number < insertions[$1].key.number }
            try insert(insertions, sorted, connection, &history) { rows[$0] = $1 }
        }
        touched += rows.compactMap { $0 }
    }

    /// Inserts rows of one entity, and gives each row as it is then.
    private func insert(
        _ insertions: [StoreChanges.Insertion], _ places: some Collection<Int>, _ connection: SQLiteConnection,
        _ history: inout HistoryRecord, _ done: (Int, StoredRow) -> Void
    ) throws {
        guard let first = places.first else { return }
        let table = try table(of: insertions[first].key.origin.entity)
        let writer = RowWriter(table, names: names, externalData: externalData)
        let statement = try connection.cached(writer.insertStatement)
        let tracks = options.tracksHistory
        var rows = RowPage.Filler()
        try insertions.withUnsafeBufferPointer { insertions in
            for place in places {
                let number = insertions[place].key.number
                try writer.bindInsertion(number, insertions[place].values, to: statement)
                try statement.run()
                if tracks { history.add(.insert, table.number, number) }
                done(place, rows.add(insertions[place].key, version: 1, insertions[place].values))
            }
        }
    }

    // MARK: Updates

    /// The row as it is after the update; nil if others changed it.
    private func update(
        _ update: StoreChanges.Update, _ connection: SQLiteConnection, _ history: inout HistoryRecord
    ) throws -> StoredRow? {
        let table = try table(of: update.id.entity)
        let key = update.id.primaryKey
        let writer = RowWriter(table, names: names, externalData: externalData)
        try dropExternalData(of: key, in: table, slots: update.changed, connection)
        let statement = try connection.cached(
            writer.updateStatement(update.changed, comparesVersion: update.version != nil))
        try writer.bindUpdate(key, version: update.version, update.values, slots: update.changed, to: statement)
        try statement.run()
        guard connection.changes == 1 else { return nil }
        if options.tracksHistory { history.add(.update, table.number, key, columns: table.bitmap(update.changed)) }
        if let version = update.version {
            return StoredRow(id: update.id, version: version + 1, values: update.values)
        }
        return try row(of: update.id)
    }

    // MARK: Deletions

    /// False if others changed the object.
    func delete(
        _ deletion: StoreChanges.Deletion, _ connection: SQLiteConnection, _ history: inout HistoryRecord
    ) throws -> Bool {
        let table = try table(of: deletion.id.entity)
        let key = deletion.id.primaryKey
        let name = TableNames.quoted(table.name)
        if let version = deletion.version {
            let check = try connection.cached("SELECT ifnull(Z_OPT, 0) FROM \(name) WHERE Z_PK = ?")
            check.bind(key, at: 1)
            defer { check.reset() }
            // What others deleted is gone, as it shall be
            guard try check.step() else { return true }
            guard check.integer(0) == version else { return false }
        }
        let tombstone = options.tracksHistory ? try self.tombstone(of: key, in: table, connection) : []
        try dropExternalData(of: key, in: table, slots: Array(table.columns.indices), connection)
        let statement = try connection.cached("DELETE FROM \(name) WHERE Z_PK = ?")
        statement.bind(key, at: 1)
        try statement.run()
        guard connection.changes == 1 else { return true }
        for case .joinTable(let join) in table.toMany.values {
            for column in Set(join.isReflexive ? [join.ownerColumn, join.destinationColumn] : [join.ownerColumn]) {
                let unlink = try connection.cached(
                    "DELETE FROM \(TableNames.quoted(join.name)) WHERE \(TableNames.quoted(column)) = ?")
                unlink.bind(key, at: 1)
                try unlink.run()
            }
        }
        if options.tracksHistory { history.add(.delete, table.number, key, tombstone: tombstone) }
        return true
    }

    /// Remembers the files of large values that a row loses.
    func dropExternalData(
        of key: Int64, in table: EntityTable, slots: [Int], _ connection: SQLiteConnection
    ) throws {
        let columns = slots.map { table.columns[$0] }.filter { $0.storage == .externalBlob }
        guard !columns.isEmpty else { return }
        let list = columns.map { TableNames.quoted($0.name) }.joined(separator: ", ")
        let statement = try connection.cached("SELECT \(list) FROM \(TableNames.quoted(table.name)) WHERE Z_PK = ?")
        statement.bind(key, at: 1)
        defer { statement.reset() }
        guard try statement.step() else { return }
        for index in columns.indices { externalData.drop(statement.bytes(Int32(index))) }
    }

    /// The values that history keeps of an object that is deleted.
    private func tombstone(of key: Int64, in table: EntityTable, _ connection: SQLiteConnection) throws -> [StoredValue]
    {
        let kept = table.preservedSlots
        guard !kept.isEmpty else { return [] }
        let list = kept.map { TableNames.quoted(table.columns[$0].name) }.joined(separator: ", ")
        let statement = try connection.cached("SELECT \(list) FROM \(TableNames.quoted(table.name)) WHERE Z_PK = ?")
        statement.bind(key, at: 1)
        defer { statement.reset() }
        guard try statement.step() else { return [] }
        return kept.enumerated().map { index, slot in
            RawValue(statement, Int32(index)).value(table.columns[slot].storage, externalData)
        }
    }
}
