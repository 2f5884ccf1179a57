internal import Foundation
internal import SQLite3

extension StoreFiles {
    /// The files that belong to a store beside the database itself.
    static func companions(of url: URL) -> [URL] {
        ["-wal", "-shm", "-journal"].map { URL(fileURLWithPath: url.path + $0) }
    }

    /// What a store says of itself, read without a model.
    static func metadata(at url: URL) throws -> [String: Any] {
        try reading(url) { try StoreMetadata.read($0) }
    }

    /// Changes what a store that is not open says of itself.
    static func setMetadata(_ metadata: [String: Any], at url: URL) throws {
        try told {
            let connection = try database(url, .readWrite)
            try connection.writing { try StoreMetadata.write(metadata, to: connection) }
        }
    }

    /// Runs a body with a connection for reading to a store.
    static func reading<Result>(_ url: URL, _ body: (SQLiteConnection) throws -> Result) throws -> Result {
        switch state(of: url) {
        case .missing: throw error(.fileReadNoSuchFile, url)
        case .unreadable: throw error(.fileReadNoPermission, url)
        case .empty, .other: throw damaged(url)
        case .database: break
        }
        return try told {
            let connection = try readOnlyConnection(url)
            defer { connection.close() }
            connection.setTimeout(60)
            guard try FileSchema(connection).isStore else { throw damaged(url) }
            return try body(connection)
        }
    }

    private static func told<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SQLiteError {
            throw error.cocoaError()
        }
    }

    private static func database(_ url: URL, _ access: SQLiteConnection.Access) throws -> SQLiteConnection {
        let connection = try SQLiteConnection(path: url.path, access: access)
        connection.setTimeout(60)
        return connection
    }

    // MARK: Copies

    /// Makes a store the same as another, which others may have open and write to meanwhile. What stood there is
    /// replaced as a whole or not at all; those that have it open see the new contents.
    static func replace(_ url: URL, with source: URL) throws {
        guard url.standardizedFileURL != source.standardizedFileURL else { return }
        switch state(of: source) {
        case .missing: throw error(.fileReadNoSuchFile, source)
        case .unreadable: throw error(.fileReadNoPermission, source)
        case .empty, .other: throw damaged(source)
        case .database: break
        }
        try checkFolder(of: url)
        try told {
            let from = try readOnlyConnection(source)
            defer { from.close() }
            from.setTimeout(60)
            if state(of: url) == .database, (try? copy(from, over: url)) != nil {
            } else {
                try copy(from, beside: url)
            }
        }
        try replaceFiles(ExternalData.supportFolder(of: url), with: ExternalData.supportFolder(of: source))
    }

    /// Copies into a database that may be open elsewhere, in a transaction.
    private static func copy(_ from: SQLiteConnection, over url: URL) throws {
        let to = try database(url, .readWrite)
        defer { to.close() }
        _ = try to.integer("SELECT count(*) FROM sqlite_master")
        try copy(from, to)
    }

    /// Copies into a new file, which then takes the place of what is there.
    private static func copy(_ from: SQLiteConnection, beside url: URL) throws {
        let temporary = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).sqlite")
        defer { removeFiles(of: temporary) }
        do {
            let to = try database(temporary, .create)
            defer { to.close() }
            try copy(from, to)
            try to.execute("PRAGMA journal_mode = delete")
        }
        for companion in companions(of: url) { try? FileManager.default.removeItem(at: companion) }
        guard rename(temporary.path, url.path) == 0 else {
            throw error(.fileWriteUnknown, url, ["reason": "Failed to move file; code = \(errno)"])
        }
    }

    private static func copy(_ from: SQLiteConnection, _ to: SQLiteConnection) throws {
        guard let backup = sqlite3_backup_init(to.handle, "main", from.handle, "main") else { throw to.error }
        var result = sqlite3_backup_step(backup, -1)
        var tries = 0
        while result == SQLITE_BUSY || result == SQLITE_LOCKED, tries < 600 {
            sqlite3_sleep(100)
            tries += 1
            result = sqlite3_backup_step(backup, -1)
        }
        let end = sqlite3_backup_finish(backup)
        guard result == SQLITE_DONE else { throw SQLiteError(to.handle, path: to.path, code: result) }
        guard end == SQLITE_OK else { throw SQLiteError(to.handle, path: to.path, code: end) }
    }

    /// The folder of large values of one store takes the place of another's.
    private static func replaceFiles(_ folder: URL, with source: URL) throws {
        let manager = FileManager.default
        let aside = folder.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)_SUPPORT")
        if manager.fileExists(atPath: source.path) {
            try manager.copyItem(at: source, to: aside)
            try? manager.removeItem(at: folder)
            try manager.moveItem(at: aside, to: folder)
        } else if manager.fileExists(atPath: folder.path) {
            try manager.removeItem(at: folder)
        }
    }

    // MARK: Removal

    /// Removes a store's contents. The file stays, empty, so that those who have it open see that there is nothing any
    /// more; a file that is no database is removed.
    static func destroy(_ url: URL) throws {
        switch state(of: url) {
        case .missing: break
        case .database:
            do {
                let connection = try database(url, .readWrite)
                defer { connection.close() }
                try empty(connection)
            } catch let error as SQLiteError where error.isDamage {
                removeFiles(of: url)
            } catch let error as SQLiteError {
                throw error.cocoaError()
            }
        case .empty, .other, .unreadable:
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
                throw damaged(url)
            }
            removeFiles(of: url)
        }
        try? FileManager.default.removeItem(at: ExternalData.supportFolder(of: url))
    }

    private static func empty(_ connection: SQLiteConnection) throws {
        try connection.execute("PRAGMA writable_schema = 1")
        defer { try? connection.execute("PRAGMA writable_schema = 0") }
        try connection.writing {
            try connection.execute("DELETE FROM sqlite_master WHERE type IN ('table', 'index', 'trigger', 'view')")
            // Others read the schema again
            let version = try connection.integer("PRAGMA schema_version") ?? 0
            try connection.execute("PRAGMA schema_version = \((version + 1) & 0x7fff_ffff)")
        }
        try connection.execute("PRAGMA writable_schema = 0")
        try connection.execute("VACUUM")
        _ = try? connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    static func removeFiles(of url: URL) {
        for file in [url] + companions(of: url) { try? FileManager.default.removeItem(at: file) }
    }
}
