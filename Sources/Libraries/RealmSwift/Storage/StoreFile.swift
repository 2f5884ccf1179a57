import Foundation
internal import SQLite3

/// The file of a store: a database of SQLite's with a row for each object. Any thread, one at a time.
final class StoreFile: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = NSRecursiveLock()
    let url: URL

    /// A class as the file has it.
    struct KeptType: Codable {
        var name: String
        var columns: [Column]
        var isEmbedded: Bool
    }

    init(_ url: URL, readOnly: Bool) throws {
        self.url = url
        var handle: OpaquePointer?
        let flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let isThere = FileManager.default.fileExists(atPath: url.path)
        if readOnly, !isThere {
            throw Realm.Error(.fileNotFound, "Unable to open a realm at path '\(url.path)': No such file.", url)
        }
        guard sqlite3_open_v2(url.path, &handle, flags | SQLITE_OPEN_FULLMUTEX, nil) == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw Realm.Error(.fileAccess, "Unable to open a realm at path '\(url.path)'.", url)
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, 5000)
        do {
            if !readOnly {
                try run("PRAGMA journal_mode = WAL")
                try run("PRAGMA synchronous = NORMAL")
                try run("CREATE TABLE IF NOT EXISTS realm (version INTEGER NOT NULL)")
                try run("CREATE TABLE IF NOT EXISTS classes (position INTEGER PRIMARY KEY, schema BLOB NOT NULL)")
                try run(
                    "CREATE TABLE IF NOT EXISTS objects (class INTEGER NOT NULL, key INTEGER NOT NULL, "
                        + "row BLOB NOT NULL, PRIMARY KEY (class, key)) WITHOUT ROWID")
            }
            _ = try schemaVersion()
        } catch {
            throw Realm.Error(
                .invalidDatabase, "Unable to open a realm at path '\(url.path)': it is not a Realm file.", url)
        }
    }

    deinit { sqlite3_close_v2(handle) }

    // MARK: Statements

    private func failure() -> Realm.Error {
        Realm.Error(.fail, "'\(url.path)': \(String(cString: sqlite3_errmsg(handle)))", url)
    }

    private func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    private func query(
        _ sql: String, _ bindings: [Int64] = [], blob: Data? = nil, _ row: (OpaquePointer) -> Void = { _ in }
    )
        throws
    {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure() }
        defer { sqlite3_finalize(statement) }
        for (index, value) in bindings.enumerated() { sqlite3_bind_int64(statement, Int32(index + 1), value) }
        if let blob {
            _ = blob.withUnsafeBytes {
                sqlite3_bind_blob(
                    statement, Int32(bindings.count + 1), $0.baseAddress, Int32($0.count), Self.transient)
            }
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: row(statement)
            case SQLITE_DONE: return
            default: throw failure()
            }
        }
    }

    /// SQLite copies what is bound.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private static func data(_ statement: OpaquePointer, _ column: Int32) -> Data {
        guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }

    // MARK: Contents

    /// The version of the schema; nil for a file that nobody has written yet.
    func schemaVersion() throws -> UInt64? {
        try lock.withLock {
            var version: UInt64?
            try query("SELECT version FROM realm") { version = UInt64(bitPattern: sqlite3_column_int64($0, 0)) }
            return version
        }
    }

    func keep(schemaVersion: UInt64) throws {
        try lock.withLock {
            try query("DELETE FROM realm")
            try query("INSERT INTO realm VALUES (?)", [Int64(bitPattern: schemaVersion)])
        }
    }

    func types() throws -> [KeptType] {
        try lock.withLock {
            var types: [KeptType] = []
            try query("SELECT schema FROM classes ORDER BY position") { row in
                if let type = try? JSONDecoder().decode(KeptType.self, from: Self.data(row, 0)) { types.append(type) }
            }
            return types
        }
    }

    func keep(_ type: StoredType) throws {
        let kept = KeptType(name: type.name, columns: type.columns, isEmbedded: type.isEmbedded)
        let data = try JSONEncoder().encode(kept)
        try lock.withLock {
            try query("INSERT OR REPLACE INTO classes VALUES (?, ?)", [Int64(type.position)], blob: data)
        }
    }

    /// The rows of a class in the order of their keys.
    func rows(_ position: Int) throws -> [(key: Int64, values: [RowValue])] {
        try lock.withLock {
            var rows: [(key: Int64, values: [RowValue])] = []
            try query("SELECT key, row FROM objects WHERE class = ? ORDER BY key", [Int64(position)]) { row in
                var reader = RowReader(Self.data(row, 1))
                rows.append((sqlite3_column_int64(row, 0), reader.values()))
            }
            return rows
        }
    }

    /// Writes what a transaction changed, all of it or nothing.
    func write(_ changed: [ObjectLink: Row?]) throws {
        guard !changed.isEmpty else { return }
        try lock.withLock {
            try run("BEGIN IMMEDIATE")
            do {
                for (link, row) in changed {
                    let place = [Int64(link.table), link.key]
                    if let row {
                        try query(
                            "INSERT OR REPLACE INTO objects VALUES (?, ?, ?)", place, blob: RowWriter.data(row.values))
                    } else {
                        try query("DELETE FROM objects WHERE class = ? AND key = ?", place)
                    }
                }
                try run("COMMIT")
            } catch {
                try? run("ROLLBACK")
                throw error
            }
        }
    }

    /// Copies the file to one that must not exist.
    func copy(to url: URL) throws {
        guard !FileManager.default.fileExists(atPath: url.path) else {
            throw Realm.Error(.fileExists, "File at path '\(url.path)' already exists.", url)
        }
        try lock.withLock {
            try run("VACUUM INTO '\(url.path.replacingOccurrences(of: "'", with: "''"))'")
        }
    }
}
