internal import Foundation
internal import SQLite3

extension SQLiteStore {
    // MARK: The file

    /// Opens the file, or makes it. What is no database is told before SQLite could change it.
    func makeConnection() throws -> SQLiteConnection {
        guard let url else { return try SQLiteConnection(path: ":memory:", access: .create) }
        switch StoreFiles.state(of: url) {
        case .missing:
            guard !options.isReadOnly else { throw StoreFiles.error(.fileReadNoSuchFile, url) }
            try StoreFiles.checkFolder(of: url)
            return try SQLiteConnection(path: url.path, access: .create)
        case .empty:
            guard !options.isReadOnly else { throw StoreFiles.damaged(url) }
            return try SQLiteConnection(path: url.path, access: .create)
        case .other: throw StoreFiles.damaged(url)
        case .unreadable: throw StoreFiles.error(.fileReadNoPermission, url)
        case .database:
            return try options.isReadOnly ? StoreFiles.readOnlyConnection(url) : writableConnection(url)
        }
    }

    private func writableConnection(_ url: URL) throws -> SQLiteConnection {
        let connection = try SQLiteConnection(path: url.path, access: .readWrite)
        if sqlite3_db_readonly(connection.handle, "main") == 1 {
            connection.close()
            throw StoreFiles.error(
                .fileWriteNoPermission, url,
                [NSSQLiteErrorDomain: 8, "reason": "The file may not be written to"])
        }
        return connection
    }

    // MARK: The database

    /// Sets a new connection up, and sees that the file has the tables of the model.
    func prepare(_ connection: SQLiteConnection) throws {
        connection.setTimeout(options.timeout)
        StoreFunctions.add(to: connection)
        QueryFunctions.add(to: connection)
        var file = try FileSchema(connection)
        if file.isEmpty, options.isReadOnly, let url { throw StoreFiles.damaged(url) }
        if !options.isReadOnly {
            if file.isEmpty { try connection.execute("PRAGMA auto_vacuum = 2") }
            try setPragmas(connection)
            if file.isEmpty { file = try makeTables(connection) ?? FileSchema(connection) }
        } else {
            for (name, value) in options.pragmas where name != "journal_mode" {
                try connection.execute("PRAGMA \(name) = \(value)")
            }
        }
        guard file.isStore else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
                userInfo: [NSFilePathErrorKey: path, "reason": "The file is a database, but no store of Core Data"])
        }
        let metadata = try StoreMetadata.read(connection)
        let names = TableNames(entities, file: file)
        let schema = StoreSchema(names)
        try check(schema, file, metadata)
        use(names, schema, metadata: metadata)
        if options.tracksHistory, !options.isReadOnly { try HistoryTables.make(connection, file) }
        if !options.isReadOnly {
            if options.analyzes { try connection.execute("ANALYZE") }
            if options.vacuums { try connection.execute("VACUUM") }
        }
    }

    private func setPragmas(_ connection: SQLiteConnection) throws {
        var wanted = [("journal_mode", "wal"), ("synchronous", "normal"), ("cache_size", "1000")]
        for (name, value) in options.pragmas {
            wanted.removeAll { $0.0 == name.lowercased() }
            wanted.append((name, value))
        }
        for (name, value) in wanted where url != nil || name != "journal_mode" {
            try connection.execute("PRAGMA \(name) = \(value)")
        }
    }

    /// Makes the tables of a new store; nil if another connection did in the meantime.
    private func makeTables(_ connection: SQLiteConnection) throws -> FileSchema? {
        let names = TableNames(entities)
        let schema = StoreSchema(names)
        var metadata = StoreMetadata.new()
        StoreMetadata.set(entities, of: model, in: &metadata)
        return try connection.writing {
            guard try FileSchema(connection).isEmpty else { return nil }
            for table in schema.tables { try connection.execute(schema.createStatement(for: table)) }
            for table in names.joinTables { try connection.execute(schema.createStatement(for: table)) }
            for index in schema.indexes { try connection.execute(index.sql) }
            for trigger in DerivedAttributes(names).triggers { try connection.execute(trigger.sql) }
            for sql in StoreSchema.ownTables { try connection.execute(sql) }
            try SchemaChanges.registerEntities(names, connection)
            try Self.keep(model, connection)
            try StoreMetadata.write(metadata, to: connection)
            return try FileSchema(connection)
        }
    }

    /// A store of ours is of the model if the hashes are the same. How Apple makes its hashes is not public: a store of
    /// Apple's is of the model if it has its tables and columns.
    private func check(_ schema: StoreSchema, _ file: FileSchema, _ metadata: [String: Any]) throws {
        var reason: String?
        if StoreMetadata.hasOurHashes(metadata) {
            let own = metadata[StoreMetadata.hashesKey] as? [String: Data] ?? [:]
            var wanted: [String: Data] = [:]
            for entity in entities { wanted[entity.name ?? ""] = entity.versionHash }
            if own != wanted { reason = "The version hashes of its entities are others" }
        }
        reason = reason ?? schema.misfit(with: file).map { "The store has \($0)" }
        guard let reason else { return }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSPersistentStoreIncompatibleVersionHashError,
            userInfo: [
                NSFilePathErrorKey: path, "metadata": metadata, "details": reason,
                "reason": "The model used to open the store is incompatible with the one used to create the store",
            ])
    }
}
