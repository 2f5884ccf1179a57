internal import Foundation

extension SQLiteStore {
    func answer(_ fetch: StoreFetch) throws -> StoreAnswer {
        try told {
            let connection = try connection()
            let table = try table(of: fetch.entity)
            let query = try StoreQuery(fetch, table, names: names)
            func run<Result>(_ sql: String, _ body: (SQLiteStatement) throws -> Result) throws -> Result {
                let statement = try connection.cached(sql)
                defer { statement.reset() }
                query.bind(to: statement)
                return try body(statement)
            }
            switch fetch.wish {
            case .count:
                let isPart = fetch.limit > 0 || fetch.offset > 0
                let sql = isPart ? "SELECT count(*) FROM (SELECT 1 \(query.rest))" : "SELECT count(*) \(query.rest)"
                return .count(try run(sql) { try $0.step() ? Int($0.integer(0)) : 0 })
            case .identifiers:
                let reader = try reader(for: table, includesSubentities: fetch.includesSubentities)
                return .identifiers(
                    try run("SELECT t0.Z_PK, t0.Z_ENT \(query.rest)") { try identifiers($0, reader) })
            case .rows:
                let reader = try reader(for: table, includesSubentities: fetch.includesSubentities)
                return .rows(
                    try run("SELECT \(reader.selectList(alias: "t0")) \(query.rest)") {
                        try rows($0, reader, makesValues: fetch.fillsObjects)
                    })
            case .dictionaries:
                return .dictionaries(
                    try run("SELECT \(query.columns) \(query.rest)") { try dictionaries($0, query.outputs) })
            }
        }
    }

    private func identifiers(_ statement: SQLiteStatement, _ reader: RowReader) throws -> [NSManagedObjectID] {
        var found: [NSManagedObjectID] = []
        while try statement.step() {
            if let id = reader.identifier(statement) { found.append(id) }
        }
        return found
    }

    private func dictionaries(
        _ statement: SQLiteStatement, _ outputs: [StoreQuery.Output]
    ) throws -> [[String: StoredValue]] {
        var found: [[String: StoredValue]] = []
        while try statement.step() {
            var entry: [String: StoredValue] = [:]
            var index: Int32 = 0
            for output in outputs {
                let value = try self.value(output, index, statement)
                if !value.isNull { entry[output.name] = value }
                index += output.hasEntityColumn ? 2 : 1
            }
            found.append(entry)
        }
        return found
    }

    private func value(
        _ output: StoreQuery.Output, _ index: Int32, _ statement: SQLiteStatement
    ) throws -> StoredValue {
        switch output.storage {
        case .reference:
            guard !statement.isNull(index), let entity = output.entity else { return .null }
            var table = try table(of: entity)
            if output.hasEntityColumn, let own = names.table(numbered: statement.integer(index + 1)) { table = own }
            return .reference(NSManagedObjectID(try origin(of: table), primaryKey: statement.integer(index)))
        case let storage?: return RawValue(statement, index).value(storage, externalData)
        case nil: return RawValue(statement, index).value(RowReader.storage(of: statement, index), externalData)
        }
    }

    /// All rows of a statement that is ready to run.
    func rows(_ statement: SQLiteStatement, _ reader: RowReader, makesValues: Bool = false) throws -> StoredRows {
        defer { statement.reset() }
        var heads: ContiguousArray<RowHead.Place> = []
        var pages = RowImage.Writer()
        while try statement.step() {
            if let head = reader.write(statement, to: &pages, makesValues: makesValues) { heads.append(head) }
        }
        return StoredRows(pages.pages, heads)
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        try told {
            let table = try table(of: id.entity)
            let reader = try reader(for: table, includesSubentities: true)
            let statement = try connection().cached(
                "SELECT \(reader.selectList(alias: "t0")) FROM \(TableNames.quoted(table.name)) t0 WHERE t0.Z_PK = ?")
            statement.bind(id.primaryKey, at: 1)
            defer { statement.reset() }
            return try statement.step() ? reader.row(statement) : nil
        }
    }

    func rows(of ids: [NSManagedObjectID]) throws -> [StoredRow] {
        if ids.count < 4 { return try ids.compactMap(row) }
        return try told {
            var groups: [String: (EntityTable, [Int64])] = [:]
            for id in ids {
                let table = try table(of: TableNames.root(of: id.entity))
                groups[table.name, default: (table, [])].1.append(id.primaryKey)
            }
            return try connection().reading {
                try groups.values.flatMap { table, keys in try rows(keys.sorted(), in: table) }
            }
        }
    }

    private func rows(_ keys: [Int64], in table: EntityTable) throws -> [StoredRow] {
        let reader = try reader(for: table, includesSubentities: true)
        var found: [StoredRow] = []
        found.reserveCapacity(keys.count)
        for start in stride(from: 0, to: keys.count, by: Self.keysAtOnce) {
            let part = keys[start..<min(start + Self.keysAtOnce, keys.count)]
            let statement = try connection().cached(
                "SELECT \(reader.selectList(alias: "t0")) FROM \(TableNames.quoted(table.name)) t0 "
                    + "WHERE t0.Z_PK IN (\(Self.keyParameters))")
            // One statement for any number: the last key stands for those that are missing
            for place in 0..<Self.keysAtOnce {
                statement.bind(part[min(start + place, part.endIndex - 1)], at: Int32(place + 1))
            }
            found += try rows(statement, reader)
        }
        return found
    }

    private static let keysAtOnce = 64
    private static let keyParameters = Array(repeating: "?", count: keysAtOnce).joined(separator: ", ")

    // MARK: Relationships

    func destinations(of relationship: NSRelationshipDescription, from id: NSManagedObjectID) throws
        -> [NSManagedObjectID]
    {
        try told {
            guard let destination = relationship.destinationEntity,
                let storage = names.storage(of: relationship, from: id.entity)
            else { return [] }
            let table = try table(of: destination)
            let reader = try reader(for: table, includesSubentities: true)
            let name = TableNames.quoted(table.name)
            let sql: String
            switch storage {
            case .foreignKey(let column, _, let order, _):
                let ordering = order.map { "t0.\($0), t0.Z_PK" } ?? "t0.Z_PK"
                sql =
                    "SELECT t0.Z_PK, t0.Z_ENT FROM \(name) t0 WHERE t0.\(TableNames.quoted(column)) = ? "
                    + "ORDER BY \(ordering)"
            case .joinTable(let join):
                let ordering = join.orderColumn.map { "j.\(TableNames.quoted($0)), t0.Z_PK" } ?? "t0.Z_PK"
                let far = TableNames.quoted(join.destinationColumn)
                sql =
                    "SELECT t0.Z_PK, t0.Z_ENT FROM \(TableNames.quoted(join.name)) j JOIN \(name) t0 ON t0.Z_PK = j.\(far) "
                    + "WHERE j.\(TableNames.quoted(join.ownerColumn)) = ? ORDER BY \(ordering)"
            }
            let statement = try connection().cached(sql)
            statement.bind(id.primaryKey, at: 1)
            defer { statement.reset() }
            return try identifiers(statement, reader)
        }
    }
}
