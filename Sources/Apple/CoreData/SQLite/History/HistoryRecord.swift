internal import Foundation

/// What one save adds to the history.
struct HistoryRecord {
    enum Kind: Int64 {
        case insert = 0
        case update = 1
        case delete = 2
    }

    private struct Change {
        var kind: Kind
        var entity: Int64
        var key: Int64
        var columns: Data?
        var tombstone: [StoredValue]
    }

    private var changes: [Change] = []
    private let author: String?
    private let contextName: String?

    init(author: String?, contextName: String?) {
        self.author = author
        self.contextName = contextName
    }

    mutating func add(
        _ kind: Kind, _ entity: Int64, _ key: Int64, columns: Data? = nil, tombstone: [StoredValue] = []
    ) {
        changes.append(Change(kind: kind, entity: entity, key: key, columns: columns, tombstone: tombstone))
    }

    /// Writes the transaction with its changes; to be called in the save's own transaction.
    func write(_ connection: SQLiteConnection) throws {
        guard !changes.isEmpty else { return }
        let number = try Self.reserve(1, HistoryTables.transaction, connection)
        let transaction = try connection.cached(
            """
            INSERT INTO ATRANSACTION (Z_PK, Z_ENT, Z_OPT, ZAUTHORTS, ZBUNDLEIDTS, ZCONTEXTNAMETS, ZPROCESSIDTS, ZTIMESTAMP)
            VALUES (?, 16002, NULL, ?, ?, ?, ?, ?)
            """)
        let process = ProcessInfo.processInfo.processName
        let texts = [author, Bundle.main.bundleIdentifier ?? process, contextName, process]
        let strings = try texts.map { try $0.map { try Self.string($0, connection) } }
        transaction.bind(number, at: 1)
        for (index, string) in strings.enumerated() {
            if let string {
                transaction.bind(string, at: Int32(index + 2))
            } else {
                transaction.bindNull(at: Int32(index + 2))
            }
        }
        transaction.bind(Date().timeIntervalSinceReferenceDate, at: 6)
        try transaction.run()
        try writeChanges(of: number, connection)
    }

    private func writeChanges(of transaction: Int64, _ connection: SQLiteConnection) throws {
        let kept = changes.map(\.tombstone.count).max() ?? 0
        if kept > 0 { try HistoryTables.addTombstones(kept, connection) }
        let tombstones = (0..<kept).map { "ZTOMBSTONE\($0)" }
        let names =
            ["Z_PK", "Z_ENT", "Z_OPT", "ZCHANGETYPE", "ZENTITY", "ZENTITYPK", "ZTRANSACTIONID", "ZCOLUMNS"] + tombstones
        let statement = try connection.cached(
            "INSERT INTO ACHANGE (\(names.joined(separator: ", "))) VALUES (?, 16001, NULL, ?, ?, ?, ?, ?"
                + tombstones.map { _ in ", ?" }.joined() + ")")
        var key = try Self.reserve(changes.count, HistoryTables.change, connection) - Int64(changes.count)
        for change in changes {
            key += 1
            statement.bind(key, at: 1)
            statement.bind(change.kind.rawValue, at: 2)
            statement.bind(change.entity, at: 3)
            statement.bind(change.key, at: 4)
            statement.bind(transaction, at: 5)
            if let columns = change.columns { statement.bind(columns, at: 6) } else { statement.bindNull(at: 6) }
            for index in 0..<kept {
                let value = index < change.tombstone.count ? change.tombstone[index] : .null
                statement.bind(value, at: Int32(7 + index))
            }
            try statement.run()
        }
    }

    private static func reserve(_ count: Int, _ entity: Int64, _ connection: SQLiteConnection) throws -> Int64 {
        let statement = try connection.cached(
            "UPDATE Z_PRIMARYKEY SET Z_MAX = ifnull(Z_MAX, 0) + ? WHERE Z_ENT = ? RETURNING Z_MAX")
        statement.bind(Int64(count), at: 1)
        statement.bind(entity, at: 2)
        defer { statement.reset() }
        guard try statement.step() else {
            throw SQLiteError(code: 11, message: "Z_PRIMARYKEY has no history", path: connection.path)
        }
        return statement.integer(0)
    }

    /// The number of a text, which stands once.
    private static func string(_ text: String, _ connection: SQLiteConnection) throws -> Int64 {
        let find = try connection.cached("SELECT Z_PK FROM ATRANSACTIONSTRING WHERE ZNAME = ?")
        find.bind(text, at: 1)
        defer { find.reset() }
        if try find.step() { return find.integer(0) }
        let key = try reserve(1, HistoryTables.string, connection)
        let insert = try connection.cached(
            "INSERT INTO ATRANSACTIONSTRING (Z_PK, Z_ENT, Z_OPT, ZNAME) VALUES (?, 16003, 1, ?)")
        insert.bind(key, at: 1)
        insert.bind(text, at: 2)
        try insert.run()
        return key
    }
}
