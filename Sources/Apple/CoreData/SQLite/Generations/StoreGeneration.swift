internal import Foundation

/// What a store had at one moment: a connection of its own, inside of a transaction that began then.
///
/// Used as the store is, while its coordinator has its lock. The transaction ends with the last token that has it.
final class StoreGeneration: @unchecked Sendable {
    /// The state of the store's own connection: as long as it is the same, nobody has written.
    struct Mark: Equatable {
        /// Changes when others write.
        var version: Int64
        /// How many rows the connection itself has changed.
        var changes: Int64
    }

    let mark: Mark
    /// For archives.
    let name = UUID()
    /// Nil once the store was closed.
    private(set) var connection: SQLiteConnection?

    init(_ connection: SQLiteConnection, mark: Mark) throws {
        self.mark = mark
        self.connection = connection
        StoreFunctions.add(to: connection)
        QueryFunctions.add(to: connection)
        try connection.execute("PRAGMA query_only = 1")
        try connection.execute("BEGIN")
        // What is seen from here on is what the first statement sees
        _ = try connection.integer("SELECT count(*) FROM sqlite_master")
        Self.lock.withLock { Self.all[name] = WeakGeneration(self) }
    }

    deinit { _ = Self.lock.withLock { Self.all.removeValue(forKey: name) } }

    nonisolated(unsafe) private static var all: [UUID: WeakGeneration] = [:]
    private static let lock = NSLock()

    /// The generation of a name that an archive has; nil if it is gone.
    static func known(_ name: UUID) -> StoreGeneration? { lock.withLock { all[name]?.value } }

    func end() {
        connection?.close()
        connection = nil
    }
}
