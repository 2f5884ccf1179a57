import SQLite3

/// One connection that one thread at a time uses.
open class FMDatabaseQueue: NSObject, @unchecked Sendable {
    /// Where the file is; nil for a database in memory.
    public let path: String?
    /// SQLite's flags that the file is opened with.
    public let openFlags: Int32
    private let queue: DispatchQueue
    private var connection: FMDatabase?
    private static let key = DispatchSpecificKey<ObjectIdentifier>()

    /// Opens a file, or makes it; nil if that fails.
    public convenience init?(path: String?) {
        self.init(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    }

    /// Opens a file, or makes it; nil if that fails.
    public convenience init?(url: URL?) { self.init(path: url?.path) }

    /// Opens a file with SQLite's flags; nil if that fails.
    public init?(path: String?, flags openFlags: Int32) {
        (self.path, self.openFlags) = (path, openFlags)
        queue = DispatchQueue(label: "fmdb.queue")
        let database = FMDatabase(path: path)
        guard database.open(withFlags: openFlags) else { return nil }
        connection = database
        super.init()
        queue.setSpecific(key: Self.key, value: ObjectIdentifier(self))
    }

    /// Ends the connection. It is opened again when it is next used.
    open func close() {
        queue.sync {
            connection?.close()
            connection = nil
        }
    }

    private func database() -> FMDatabase? {
        if connection?.isOpen != true {
            let database = FMDatabase(path: path)
            connection = database.open(withFlags: openFlags) ? database : nil
        }
        return connection
    }

    /// Runs work with the connection, alone. Work that itself calls this stops the program: it would wait for itself.
    open func inDatabase(_ block: (FMDatabase) -> Void) {
        precondition(
            DispatchQueue.getSpecific(key: Self.key) != ObjectIdentifier(self),
            "inDatabase(_:) was called within work of the same queue, which would wait for itself")
        queue.sync {
            guard let database = database() else { return }
            block(database)
            if database.hasOpenResultSets, database.logsErrors {
                NSLog("%@", "FMDB: there is a result that was not closed after inDatabase(_:)")
            }
        }
    }

    /// Runs work in a transaction, which is kept unless the work says otherwise.
    open func inTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) {
        transact({ $0.beginExclusiveTransaction() }, block)
    }

    /// Runs work in a transaction that holds the file when it first reads or writes.
    open func inDeferredTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) {
        transact({ $0.beginDeferredTransaction() }, block)
    }

    /// Runs work in a transaction that nobody else may read or write in.
    open func inExclusiveTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) {
        transact({ $0.beginExclusiveTransaction() }, block)
    }

    /// Runs work in a transaction in which nobody else may write.
    open func inImmediateTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) {
        transact({ $0.beginImmediateTransaction() }, block)
    }

    private func transact(
        _ begin: (FMDatabase) -> Bool, _ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        inDatabase { database in
            guard begin(database) else { return }
            var isUndone = ObjCBool(false)
            block(database, &isUndone)
            if isUndone.boolValue { database.rollback() } else { database.commit() }
        }
    }

    /// Runs work in a part of a transaction, which is kept unless the work says otherwise.
    ///
    /// - Returns: What went wrong; nil for nothing.
    @discardableResult
    open func inSavePoint(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) -> (any Error)? {
        var failure: (any Error)?
        inDatabase { database in
            do {
                try database.startSavePoint(withName: "point")
                var isUndone = ObjCBool(false)
                block(database, &isUndone)
                if isUndone.boolValue { try database.rollbackToSavePoint(withName: "point") }
                try database.releaseSavePoint(withName: "point")
            } catch {
                failure = error
            }
        }
        return failure
    }
}
