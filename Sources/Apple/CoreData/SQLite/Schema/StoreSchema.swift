internal import Foundation

/// The tables and indexes that a model wants in its file.
struct StoreSchema {
    struct Table {
        var name: String
        /// Names and declared types, after the three that every table has.
        var columns: [(name: String, type: String)]
    }

    private(set) var tables: [Table] = []
    /// The statements that make indexes, by the index's name.
    private(set) var indexes: [(name: String, sql: String)] = []
    private let names: TableNames

    init(_ names: TableNames) {
        self.names = names
        for root in names.tables where root.entity.superentity == nil { addTable(root) }
        for table in names.joinTables { addIndex(of: table) }
        for table in names.tables { addIndexes(of: table) }
    }

    /// The tables that every store has beside those of its model.
    static let ownTables = [
        "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
        "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
        "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
    ]

    // MARK: Tables

    private mutating func addTable(_ root: EntityTable) {
        var listed: [(rank: Int, order: Int, name: String, type: String)] = []
        var known: Set<String> = []
        for (order, entity) in TableNames.family(of: root.entity).enumerated() {
            guard let table = names.table(of: entity) else { continue }
            for column in table.columns where known.insert(column.name).inserted {
                // To-one relationships stand among the numbers of their entity
                let rank = column.storage == .reference ? 0 : column.rank
                let place = order * 2 + (column.storage == .reference ? 1 : 0)
                listed.append((rank, place, column.name, column.declaredType))
                if let other = column.entityColumn { listed.append((rank, place, other, "INTEGER")) }
            }
        }
        // A stable sort: what has the same place keeps the order of the layout, which is by name
        let sorted = listed.enumerated().sorted { left, right in
            (left.element.rank, left.element.order, left.offset) < (
                right.element.rank, right.element.order, right.offset
            )
        }.map(\.element)
        var columns = sorted.map { (name: $0.name, type: $0.type) }
        let extra = names.extraColumns[root.entity.name ?? ""] ?? []
        let firstOther = sorted.firstIndex { $0.rank > 0 } ?? sorted.count
        columns.insert(contentsOf: extra.map { (name: $0, type: "INTEGER") }, at: firstOther)
        tables.append(Table(name: root.name, columns: columns))
    }

    func createStatement(for table: Table) -> String {
        let columns = table.columns.map { "\(TableNames.quoted($0.name)) \($0.type)" }
        let all = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"] + columns
        return "CREATE TABLE \(TableNames.quoted(table.name)) ( \(all.joined(separator: ", ")) )"
    }

    static func columns(of table: JoinTable) -> [String] {
        [table.ownerColumn, table.destinationColumn] + [table.inverseOrderColumn, table.orderColumn].compactMap(\.self)
    }

    func createStatement(for table: JoinTable) -> String {
        let columns = Self.columns(of: table).map { "\(TableNames.quoted($0)) INTEGER" }
        let key = [table.ownerColumn, table.destinationColumn].map(TableNames.quoted).joined(separator: ", ")
        return
            "CREATE TABLE \(TableNames.quoted(table.name)) ( \(columns.joined(separator: ", ")), PRIMARY KEY (\(key)) )"
    }

    // MARK: Indexes

    private mutating func addIndex(_ name: String, on table: String, _ columns: String, isUnique: Bool = false) {
        guard !indexes.contains(where: { $0.name == name }) else { return }
        let sql =
            "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(TableNames.quoted(name)) ON \(TableNames.quoted(table)) (\(columns))"
        indexes.append((name, sql))
    }

    private mutating func addIndex(of table: JoinTable) {
        let columns = [table.destinationColumn, table.ownerColumn].map(TableNames.quoted).joined(separator: ", ")
        addIndex("\(table.name)_\(table.destinationColumn)_INDEX", on: table.name, columns)
    }

    private mutating func addIndexes(of table: EntityTable) {
        let isRoot = table.entity.superentity == nil
        for (slot, property) in table.layout.slots.enumerated() {
            let column = table.columns[slot]
            let isReference = property is NSRelationshipDescription
            guard isReference || property.isIndexed else { continue }
            addIndex("\(table.name)_\(column.name)_INDEX", on: table.name, TableNames.quoted(column.name))
        }
        for case .foreignKey(let column, _, _, false) in table.toMany.values {
            guard let destination = destination(ofVirtual: column, from: table) else { continue }
            addIndex("\(destination.name)_\(column)_INDEX", on: destination.name, TableNames.quoted(column))
        }
        if isRoot, !table.entity.subentities.isEmpty {
            addIndex("\(table.name)_Z_ENT_INDEX", on: table.name, "Z_ENT")
        }
        let entity = table.entity
        for group in entity.uniquenessNames where !isInherited(group, by: entity) {
            let columns = group.compactMap { table.column(of: $0)?.name }
            guard columns.count == group.count, !columns.isEmpty else { continue }
            addIndex(
                "Z_\(entity.name ?? "")_UNIQUE_\(group.joined(separator: "_"))", on: table.name,
                columns.map { "\(TableNames.quoted($0)) COLLATE BINARY ASC" }.joined(separator: ", "), isUnique: true)
        }
        for index in entity.indexes {
            let columns = index.elements.map { element -> String? in
                let name = element.propertyName ?? ""
                let column = name == "self" ? "Z_PK" : name == "entity" ? "Z_ENT" : table.column(of: name)?.name
                return column.map { "\(TableNames.quoted($0)) COLLATE BINARY \(element.isAscending ? "ASC" : "DESC")" }
            }
            // An index of expressions makes fetches faster, no more
            guard !columns.isEmpty, !columns.contains(where: { $0 == nil }) else { continue }
            addIndex(
                "Z_\(entity.name ?? "")_\(index.name)", on: table.name,
                columns.compactMap(\.self).joined(separator: ", "))
        }
        for group in entity.compoundIndexes {
            let properties = group.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
            let columns = properties.compactMap { table.column(of: $0)?.name }
            guard !columns.isEmpty, columns.count == group.count else { continue }
            addIndex(
                "\(table.name)_\(columns.joined(separator: "_"))", on: table.name,
                columns.map(TableNames.quoted).joined(separator: ", "))
        }
    }

    private func isInherited(_ group: [String], by entity: NSEntityDescription) -> Bool {
        entity.superentity?.uniquenessNames.contains(group) ?? false
    }

    private func destination(ofVirtual column: String, from table: EntityTable) -> EntityTable? {
        for relationship in table.layout.toMany {
            if case .foreignKey(column, _, _, _)? = table.toMany[relationship.name],
                let destination = relationship.destinationEntity
            {
                return names.table(of: destination)
            }
        }
        return nil
    }

    // MARK: Comparing with a file

    /// What a file lacks, in words; nil if it has all.
    func misfit(with file: FileSchema) -> String? {
        let numbers = Set(file.numbers.values)
        for table in names.tables where !numbers.contains(table.number) {
            return "no entity \(table.entity.name ?? "")"
        }
        for table in tables {
            guard let present = file.columns[table.name] else { return "no table \(table.name)" }
            for column in table.columns {
                guard let type = present[column.name] else { return "no column \(column.name) in \(table.name)" }
                guard type.uppercased() == column.type || type.isEmpty else {
                    return "column \(column.name) of \(table.name) is \(type), not \(column.type)"
                }
            }
        }
        for table in names.joinTables {
            guard let present = file.columns[table.name] else { return "no table \(table.name)" }
            for column in Self.columns(of: table) where present[column] == nil {
                return "no column \(column) in \(table.name)"
            }
        }
        return nil
    }

    /// How many columns of a file's tables of entities the model does not know. Of several models that fit a file, the
    /// one with the fewest made it.
    func surplus(in file: FileSchema) -> Int {
        var known: [String: Int] = [:]
        for table in tables { known[table.name] = table.columns.count + 3 }
        for table in names.joinTables { known[table.name] = Self.columns(of: table).count }
        let own: Set<String> = ["Z_PRIMARYKEY", "Z_METADATA", "Z_MODELCACHE"]
        return file.columns.reduce(0) { sum, entry in
            guard entry.key.hasPrefix("Z"), !own.contains(entry.key) else { return sum }
            return sum + max(0, entry.value.count - (known[entry.key] ?? 0))
        }
    }
}
