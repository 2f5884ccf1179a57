internal import Foundation
internal import SQLite3

/// Notices what is written to a store: by its own coordinator, by others in this process and by other processes.
///
/// A connection that never writes asks SQLite whether anything was committed, whenever the files change.
final class StoreWatch: @unchecked Sendable {
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "CoreData.StoreWatch")
    private var connection: SQLiteConnection?
    private var files: FileWatch?
    private var version: Int64
    private let told: @Sendable (SQLiteConnection) -> (() -> Void)?

    /// - Parameter told: Called after something was committed, while the connection is in no other use; what it returns
    ///   runs right afterwards, when the watch may be ended.
    init(url: URL, told: @escaping @Sendable (SQLiteConnection) -> (() -> Void)?) throws {
        let connection = try SQLiteConnection(path: url.path, access: .readWrite)
        try connection.execute("PRAGMA query_only = 1")
        connection.setTimeout(1)
        version = try connection.integer("PRAGMA data_version") ?? 0
        self.connection = connection
        self.told = told
        let name = url.lastPathComponent
        files = FileWatch(
            folder: url.deletingLastPathComponent(), names: [name, name + "-wal"], queue: queue
        ) { [weak self] in self?.look(tries: Self.tries) }
    }

    /// Stops at once: nobody is told any more of what follows.
    func end() {
        files?.end()
        lock.withLock {
            connection?.close()
            connection = nil
        }
    }

    /// SQLite writes to the file before readers see the change: those that do not tell when they are done, as other
    /// programs, are looked at again a little later.
    private static let tries = 8

    private func look(tries: Int) {
        let news = lock.withLock { () -> (() -> Void)?? in
            guard let connection, let now = try? connection.integer("PRAGMA data_version"), now != version else {
                return nil
            }
            version = now
            return .some(told(connection))
        }
        if let news {
            news?()
        } else if tries > 0 {
            queue.asyncAfter(deadline: .now() + .milliseconds(2 << (Self.tries - tries))) { [weak self] in
                self?.look(tries: tries - 1)
            }
        }
    }

    /// Tells those who watch the file, in this and in other processes, that something was committed.
    static func commit(to url: URL) {
        if utimensat(AT_FDCWD, url.path + "-wal", nil, 0) != 0 { _ = utimensat(AT_FDCWD, url.path, nil, 0) }
    }
}
