internal import Foundation

extension SQLiteStore {
    /// Orders leave room between neighbours, as Core Data's do.
    private static let firstOrder: Int64 = 2048
    private static let orderStep: Int64 = 1024

    /// Changes the relationships that no column of the saved objects holds.
    func link(_ links: [StoreChanges.Links], _ connection: SQLiteConnection) throws {
        // What leaves one object may join another
        for link in links { try unlink(link, connection) }
        for link in links {
            guard let storage = names.storage(of: link.relationship, from: link.owner.entity) else { continue }
            switch storage {
            case .joinTable(let table):
                for id in link.added { try add(id, to: link.owner, table, connection) }
                if table.orderColumn != nil, let order = link.order {
                    try reorder(order, of: link.owner, table, connection)
                }
            case .foreignKey(let column, _, let order, let hasInverse):
                guard let destination = link.relationship.destinationEntity else { continue }
                let name = TableNames.quoted(try self.table(of: destination).name)
                if !hasInverse {
                    for id in link.added {
                        try run(
                            "UPDATE \(name) SET \(TableNames.quoted(column)) = ? WHERE Z_PK = ?",
                            [
                                link.owner.primaryKey, id.primaryKey,
                            ], connection)
                    }
                }
                guard let order = order.map(TableNames.quoted), let objects = link.order else { continue }
                for (place, id) in objects.enumerated() {
                    let value = Self.firstOrder + Int64(place) * Self.orderStep
                    try run(
                        "UPDATE \(name) SET \(order) = ? WHERE Z_PK = ? AND \(order) IS NOT ?",
                        [value, id.primaryKey, value], connection)
                }
            }
        }
    }

    private func unlink(_ link: StoreChanges.Links, _ connection: SQLiteConnection) throws {
        guard !link.removed.isEmpty, let storage = names.storage(of: link.relationship, from: link.owner.entity)
        else { return }
        let owner = link.owner.primaryKey
        switch storage {
        case .joinTable(let table):
            let sql =
                "DELETE FROM \(TableNames.quoted(table.name)) WHERE \(TableNames.quoted(table.ownerColumn)) = ? "
                + "AND \(TableNames.quoted(table.destinationColumn)) = ?"
            for id in link.removed {
                try run(sql, [owner, id.primaryKey], connection)
                if table.isReflexive { try run(sql, [id.primaryKey, owner], connection) }
            }
        case .foreignKey(let column, _, let order, let hasInverse):
            guard let destination = link.relationship.destinationEntity else { return }
            let changes = (hasInverse ? [] : [column]) + (order.map { [$0] } ?? [])
            guard !changes.isEmpty else { return }
            let name = TableNames.quoted(try self.table(of: destination).name)
            let list = changes.map { "\(TableNames.quoted($0)) = NULL" }.joined(separator: ", ")
            let condition = hasInverse ? "" : " AND \(TableNames.quoted(column)) = \(owner)"
            for id in link.removed {
                try run("UPDATE \(name) SET \(list) WHERE Z_PK = ?\(condition)", [id.primaryKey], connection)
            }
        }
    }

    private func add(
        _ id: NSManagedObjectID, to owner: NSManagedObjectID, _ table: JoinTable, _ connection: SQLiteConnection
    ) throws {
        let name = TableNames.quoted(table.name)
        let columns = [table.ownerColumn, table.destinationColumn].map(TableNames.quoted)
        let orders = [(table.orderColumn, columns[0], "?1"), (table.inverseOrderColumn, columns[1], "?2")]
            .compactMap { order, side, key in order.map { (TableNames.quoted($0), side, key) } }
        let all = columns + orders.map(\.0)
        // At the end; the whole order may follow
        let values =
            ["?1", "?2"]
            + orders.map { order, side, key in
                "(SELECT ifnull(max(\(order)), \(Self.firstOrder - Self.orderStep)) + \(Self.orderStep) "
                    + "FROM \(name) WHERE \(side) = \(key))"
            }
        let sql =
            "INSERT OR IGNORE INTO \(name) (\(all.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")))"
        try run(sql, [owner.primaryKey, id.primaryKey], connection)
        if table.isReflexive { try run(sql, [id.primaryKey, owner.primaryKey], connection) }
    }

    private func reorder(
        _ objects: [NSManagedObjectID], of owner: NSManagedObjectID, _ table: JoinTable, _ connection: SQLiteConnection
    ) throws {
        guard let order = table.orderColumn.map(TableNames.quoted) else { return }
        let sql =
            "UPDATE \(TableNames.quoted(table.name)) SET \(order) = ? WHERE \(TableNames.quoted(table.ownerColumn)) = ? "
            + "AND \(TableNames.quoted(table.destinationColumn)) = ? AND \(order) IS NOT ?"
        for (place, id) in objects.enumerated() {
            let value = Self.firstOrder + Int64(place) * Self.orderStep
            try run(sql, [value, owner.primaryKey, id.primaryKey, value], connection)
        }
    }

    private func run(_ sql: String, _ numbers: [Int64], _ connection: SQLiteConnection) throws {
        let statement = try connection.cached(sql)
        for (index, number) in numbers.enumerated() { statement.bind(number, at: Int32(index + 1)) }
        try statement.run()
    }
}
