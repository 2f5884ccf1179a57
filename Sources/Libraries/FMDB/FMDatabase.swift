import SQLite3

/// A connection to a file of SQLite's. Not to be used from several threads at once: that is what ``FMDatabaseQueue`` is for.
open class FMDatabase: NSObject {
    /// Where the file is; nil for a database in memory.
    public let databasePath: String?
    var handle: OpaquePointer?
    /// Whether what fails is told in the log. True by default.
    open var logsErrors = true
    /// Whether what fails stops the program. False by default.
    open var crashOnErrors = false
    /// Whether every statement is told in the log. False by default.
    open var traceExecution = false
    /// Whether prepared statements are kept for their next use. False by default.
    open var shouldCacheStatements = false {
        didSet { if !shouldCacheStatements { clearCachedStatements() } }
    }
    /// How long a statement waits for others that hold the file, in seconds. 2 by default; 0 does not wait.
    open var maxBusyRetryTimeInterval: TimeInterval = 2 {
        didSet { setBusyTimeout() }
    }
    /// Whether a transaction is under way.
    open private(set) var isInTransaction = false
    /// Writes dates as texts, and reads them; nil for seconds since 1970.
    var dateFormatter: DateFormatter?
    private var cached: [String: [FMStatement]] = [:]
    private var openSets: [WeakSet] = []

    struct WeakSet {
        weak var set: FMResultSet?
    }

    /// Creates a connection to a file, which is not opened yet.
    ///
    /// - Parameter path: The file; nil for a database in memory, an empty text for a file that goes when it is closed.
    public init(path: String?) {
        databasePath = path
        super.init()
    }

    /// Creates a connection to a file, which is not opened yet; nil for a database in memory.
    public convenience init(url: URL?) { self.init(path: url?.path) }

    /// Creates a connection to a database in memory, which is not opened yet.
    public convenience override init() { self.init(path: nil) }

    deinit { close() }

    /// Where the file is; nil for a database in memory.
    open var databaseURL: URL? { databasePath.map { URL(fileURLWithPath: $0) } }
    /// SQLite's own handle; nil while the connection is not open.
    open var sqliteHandle: OpaquePointer? { handle }
    /// Whether the connection is open.
    open var isOpen: Bool { handle != nil }

    // MARK: Opening

    /// Opens the file, or makes it. False if that fails; true if it is open already.
    @discardableResult
    open func open() -> Bool { open(withFlags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) }

    /// Opens the file with SQLite's flags, as `SQLITE_OPEN_READONLY`.
    @discardableResult
    open func open(withFlags flags: Int32) -> Bool {
        guard handle == nil else { return true }
        let status = sqlite3_open_v2(databasePath ?? ":memory:", &handle, flags | SQLITE_OPEN_URI, nil)
        guard status == SQLITE_OK else {
            report("open \(databasePath ?? ":memory:")")
            sqlite3_close_v2(handle)
            handle = nil
            return false
        }
        setBusyTimeout()
        return true
    }

    private func setBusyTimeout() {
        guard let handle else { return }
        sqlite3_busy_timeout(handle, Int32(max(maxBusyRetryTimeInterval, 0) * 1000))
    }

    /// Ends the connection and all of its results.
    @discardableResult
    open func close() -> Bool {
        clearCachedStatements()
        closeOpenResultSets()
        guard let handle else { return true }
        self.handle = nil
        isInTransaction = false
        return sqlite3_close_v2(handle) == SQLITE_OK
    }

    /// Whether the connection is open and answers.
    open var goodConnection: Bool {
        guard isOpen, let set = executeQuery("SELECT name FROM sqlite_master WHERE type='table'", withArgumentsIn: [])
        else { return false }
        set.close()
        return true
    }

    // MARK: Results

    /// Whether there are results that are not closed.
    open var hasOpenResultSets: Bool { openSets.contains { $0.set?.isOpen == true } }

    /// Closes all results.
    open func closeOpenResultSets() {
        for set in openSets { set.set?.close() }
        openSets = []
    }

    func add(_ set: FMResultSet) {
        openSets.removeAll { $0.set?.isOpen != true }
        openSets.append(WeakSet(set: set))
    }

    // MARK: Statements

    /// Lets go of the statements that were kept.
    open func clearCachedStatements() { cached = [:] }

    func statement(_ sql: String) -> FMStatement? {
        guard let handle else {
            if logsErrors { NSLog("%@", "FMDB: the database is not open") }
            return nil
        }
        if traceExecution { NSLog("%@", "FMDB: \(sql)") }
        if shouldCacheStatements, let free = cached[sql]?.first(where: { !$0.isInUse }) {
            free.reset()
            return free
        }
        var pointer: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &pointer, nil) == SQLITE_OK, let pointer else {
            // A text without a statement prepares none, and is no error.
            if hadError { report(sql) }
            return nil
        }
        let statement = FMStatement(pointer, sql)
        if shouldCacheStatements { cached[sql, default: []].append(statement) }
        return statement
    }

    func report(_ what: String) {
        guard logsErrors || crashOnErrors else { return }
        let text = "FMDB: \(lastErrorMessage()) (\(lastErrorCode())): \(what)"
        if crashOnErrors { fatalError(text) }
        NSLog("%@", text)
    }

    // MARK: Errors

    /// What SQLite says of the last error.
    open func lastErrorMessage() -> String { String(cString: sqlite3_errmsg(handle)) }
    /// SQLite's number of the last error; 0 for none.
    open func lastErrorCode() -> Int32 { sqlite3_errcode(handle) }
    /// SQLite's finer number of the last error.
    open func lastExtendedErrorCode() -> Int32 { sqlite3_extended_errcode(handle) }
    /// Whether the last call failed.
    open var hadError: Bool { ![SQLITE_OK, SQLITE_ROW, SQLITE_DONE].contains(lastErrorCode()) }
    /// The last error, in the domain `FMDatabase`.
    open func lastError() -> any Error {
        NSError(
            domain: "FMDatabase", code: Int(lastErrorCode()),
            userInfo: [NSLocalizedDescriptionKey: lastErrorMessage()])
    }

    // MARK: What was changed

    /// The number of the row that was inserted last.
    open var lastInsertRowId: Int64 { sqlite3_last_insert_rowid(handle) }
    /// How many rows the last statement changed.
    open var changes: Int32 { sqlite3_changes(handle) }

    // MARK: Transactions

    /// Begins a transaction that nobody else may read or write in.
    @discardableResult
    open func beginTransaction() -> Bool { begin("EXCLUSIVE") }
    /// Begins a transaction that holds the file when it first reads or writes.
    @discardableResult
    open func beginDeferredTransaction() -> Bool { begin("DEFERRED") }
    /// Begins a transaction in which nobody else may write.
    @discardableResult
    open func beginImmediateTransaction() -> Bool { begin("IMMEDIATE") }
    /// Begins a transaction that nobody else may read or write in.
    @discardableResult
    open func beginExclusiveTransaction() -> Bool { begin("EXCLUSIVE") }

    private func begin(_ kind: String) -> Bool {
        let began = executeUpdate("BEGIN \(kind) TRANSACTION", withArgumentsIn: [])
        if began { isInTransaction = true }
        return began
    }

    /// Keeps what the transaction changed.
    @discardableResult
    open func commit() -> Bool { end("COMMIT TRANSACTION") }
    /// Takes back what the transaction changed.
    @discardableResult
    open func rollback() -> Bool { end("ROLLBACK TRANSACTION") }

    private func end(_ sql: String) -> Bool {
        let ended = executeUpdate(sql, withArgumentsIn: [])
        if ended { isInTransaction = false }
        return ended
    }

    /// Begins a part of a transaction that can be taken back alone.
    open func startSavePoint(withName name: String) throws { try execute("SAVEPOINT \(quoted(name))") }
    /// Keeps what was changed since a point.
    open func releaseSavePoint(withName name: String) throws { try execute("RELEASE SAVEPOINT \(quoted(name))") }
    /// Takes back what was changed since a point.
    open func rollbackToSavePoint(withName name: String) throws {
        try execute("ROLLBACK TRANSACTION TO SAVEPOINT \(quoted(name))")
    }

    private func execute(_ sql: String) throws {
        guard executeUpdate(sql, withArgumentsIn: []) else { throw lastError() }
    }

    private func quoted(_ name: String) -> String { "'" + name.replacingOccurrences(of: "'", with: "''") + "'" }
}
