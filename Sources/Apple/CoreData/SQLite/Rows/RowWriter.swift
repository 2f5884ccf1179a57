internal import Foundation

/// Writes the values of one entity's objects.
struct RowWriter {
    let table: EntityTable
    private let names: TableNames
    private let externalData: ExternalData
    private let steps: ContiguousArray<Step>

    /// How the value of one slot is written. Trivial, so that rows cost no counting of references.
    private struct Step {
        var isExternal: Bool
        /// Whether the column has another beside it, for the number of the entity that is led to.
        var hasEntityColumn: Bool
    }

    init(_ table: EntityTable, names: TableNames, externalData: ExternalData) {
        self.table = table
        self.names = names
        self.externalData = externalData
        steps = ContiguousArray(
            table.columns.map { Step(isExternal: $0.storage == .externalBlob, hasEntityColumn: $0.entityColumn != nil) }
        )
    }

    private static func columns(_ column: Column) -> [String] {
        [column.name] + (column.entityColumn.map { [$0] } ?? [])
    }

    /// A new row of all columns, its first parameter the primary key.
    var insertStatement: String {
        let columns = table.columns.flatMap(Self.columns).map(TableNames.quoted)
        let all = [TableNames.primaryKey, TableNames.entity, TableNames.version] + columns
        let values = ["?", String(table.number), "1"] + columns.map { _ in "?" }
        return "INSERT INTO \(TableNames.quoted(table.name)) (\(all.joined(separator: ", "))) "
            + "VALUES (\(values.joined(separator: ", ")))"
    }

    func bindInsertion(_ key: Int64, _ values: ContiguousArray<StoredValue>, to statement: SQLiteStatement) throws {
        statement.bind(key, at: 1)
        var index: Int32 = 2
        guard values.count == steps.count else { throw Self.mismatch(table) }
        try values.withUnsafeBufferPointer { values in
            try steps.withUnsafeBufferPointer { steps in
                for slot in 0..<steps.count { try bind(values[slot], steps[slot], to: statement, at: &index) }
            }
        }
    }

    /// A change of some columns of one row: the values, then the primary key, then the version if it is compared.
    func updateStatement(_ slots: [Int], comparesVersion: Bool) -> String {
        let columns = slots.flatMap { Self.columns(table.columns[$0]) }
        let changes = ["Z_OPT = ifnull(Z_OPT, 0) + 1"] + columns.map { "\(TableNames.quoted($0)) = ?" }
        return "UPDATE \(TableNames.quoted(table.name)) SET \(changes.joined(separator: ", ")) WHERE Z_PK = ?"
            + (comparesVersion ? " AND ifnull(Z_OPT, 0) = ?" : "")
    }

    func bindUpdate(
        _ key: Int64, version: Int64?, _ values: ContiguousArray<StoredValue>, slots: [Int],
        to statement: SQLiteStatement
    ) throws {
        var index: Int32 = 1
        guard values.count == steps.count else { throw Self.mismatch(table) }
        for slot in slots { try bind(values[slot], steps[slot], to: statement, at: &index) }
        statement.bind(key, at: index)
        if let version { statement.bind(version, at: index + 1) }
    }

    private static func mismatch(_ table: EntityTable) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
            userInfo: ["reason": "Another number of values than \(table.entity.name ?? "") has"])
    }

    /// Binds a value to one parameter, or two for a column that has another for the entity's number.
    @inline(__always)
    private func bind(
        _ value: StoredValue, _ step: Step, to statement: SQLiteStatement, at index: inout Int32
    ) throws {
        defer { index += 1 }
        switch value {
        case .null, .object: statement.bindNull(at: index)
        case .integer(let number): statement.bind(number, at: index)
        case .text(let text): statement.bind(text, at: index)
        case .real(let number), .date(let number): statement.bind(number, at: index)
        case .data(let data):
            if step.isExternal {
                statement.bind(try externalData.column(for: data), at: index)
            } else {
                statement.bind(data, at: index)
            }
        case .decimal(let decimal): statement.bindDecimal(decimal, at: index)
        case .uuid(let uuid): statement.bind(uuid, at: index)
        case .uri(let url): statement.bind(url.absoluteString, at: index)
        case .reference(let id): statement.bind(id.primaryKey, at: index)
        }
        guard step.hasEntityColumn else { return }
        index += 1
        if case .reference(let id) = value, let table = names.table(of: id.entity) {
            statement.bind(table.number, at: index)
        } else {
            statement.bindNull(at: index)
        }
    }
}
