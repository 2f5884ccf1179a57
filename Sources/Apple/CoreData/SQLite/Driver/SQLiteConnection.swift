internal import Foundation
internal import SQLite3

/// One connection to a database. Any thread, one at a time.
final class SQLiteConnection {
    enum Access {
        case create, readWrite, readOnly
        /// A file that nobody changes while it is open, in a folder where SQLite can make no files of its own.
        case immutable
    }

    /// The file; `:memory:` for none.
    let path: String
    let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    private var isClosed = false

    init(path: String, access: Access) throws {
        var handle: OpaquePointer?
        let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        var name = path
        let flags: Int32
        switch access {
        case .create: flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .readWrite: flags = SQLITE_OPEN_READWRITE
        case .readOnly: flags = SQLITE_OPEN_READONLY
        case .immutable:
            flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            name = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
        }
        let result = sqlite3_open_v2(name, &handle, flags | common, nil)
        guard result == SQLITE_OK, let handle else {
            let error = SQLiteError(handle, path: path, code: result)
            if let handle { sqlite3_close_v2(handle) }
            throw error
        }
        self.handle = handle
        self.path = path
    }

    deinit { close() }

    /// Finalizes all statements; the connection is of no use afterwards.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// How long to wait for others that write.
    func setTimeout(_ seconds: TimeInterval) {
        sqlite3_busy_timeout(handle, Int32(max(0, min(seconds, 1_000_000)) * 1000))
    }

    var error: SQLiteError { SQLiteError(handle, path: path) }

    /// Runs statements that answer nothing.
    func execute(_ sql: String) throws {
        let result = sqlite3_exec(handle, sql, nil, nil, nil)
        guard result == SQLITE_OK else { throw SQLiteError(handle, path: path, code: result) }
    }

    /// A statement for one use, or for one that the caller keeps.
    func prepare(_ sql: String, isKept: Bool = false) throws -> SQLiteStatement {
        try SQLiteStatement(self, sql: sql, isKept: isKept)
    }

    /// A statement that is compiled once and kept while the connection is open. It is reset before it is given out.
    func cached(_ sql: String) throws -> SQLiteStatement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        if statements.count >= Self.cacheLimit { statements = [:] }
        let statement = try SQLiteStatement(self, sql: sql, isKept: true)
        statements[sql] = statement
        return statement
    }

    /// Enough for an app's entities; texts of fetches that differ by their constants shall not pile up.
    private static let cacheLimit = 256

    func forgetStatements() { statements = [:] }

    /// How many rows the last statement inserted, changed or deleted.
    var changes: Int { Int(sqlite3_changes64(handle)) }

    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Runs a body whose changes are kept as a whole, or not at all. Inside a transaction the body is part of that one.
    ///
    /// Writing begins at once, so that what is read inside is what others wrote last.
    func writing<Result>(_ body: () throws -> Result) throws -> Result {
        if isInTransaction { return try body() }
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // A full disk may have ended the transaction already
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Runs a body that sees the database as it is at its first statement.
    func reading<Result>(_ body: () throws -> Result) throws -> Result {
        if isInTransaction { return try body() }
        try execute("BEGIN")
        defer { if isInTransaction { try? execute("COMMIT") } }
        return try body()
    }

    /// The first column of a statement's first row as a number.
    func integer(_ sql: String) throws -> Int64? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.integer(0) : nil
    }

    func text(_ sql: String) throws -> String? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.text(0) : nil
    }
}
