internal import Foundation

/// The files of a store: the database, its log and its index of the log, and the folder of large values.
enum StoreFiles {
    enum State {
        case missing, empty, database, unreadable
        /// A file of another kind, or a folder.
        case other
    }

    private static let magic = Data("SQLite format 3\0".utf8)

    static func state(of url: URL) -> State {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return .missing }
        guard !isFolder.boolValue else { return .other }
        guard let file = try? FileHandle(forReadingFrom: url) else { return .unreadable }
        defer { try? file.close() }
        guard let head = try? file.read(upToCount: 100), !head.isEmpty else { return .empty }
        // A database begins with a header of 100 bytes
        return head.count == 100 && head.starts(with: magic) ? .database : .other
    }

    static func error(_ code: CocoaError.Code, _ url: URL, _ more: [String: Any] = [:]) -> NSError {
        var info: [String: Any] = [NSFilePathErrorKey: url.path]
        info.merge(more) { _, new in new }
        return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: info)
    }

    /// The error for a file that is no database.
    static func damaged(_ url: URL) -> NSError {
        SQLiteError(code: 26, message: "The file is not a database", path: url.path).cocoaError()
    }

    /// A new file needs a folder that can be written to.
    static func checkFolder(of url: URL) throws {
        let folder = url.deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw error(.fileWriteUnknown, url, ["reason": "Failed to create file; code = 2"])
        }
        guard access(folder, W_OK) == 0 else {
            throw error(.fileWriteNoPermission, url, ["reason": "Failed to create file; code = \(errno)"])
        }
    }

    /// A connection for reading alone. In a folder where SQLite may make no files, as in an app's bundle, a database
    /// without a log is read as one that nobody changes.
    static func readOnlyConnection(_ url: URL) throws -> SQLiteConnection {
        func tried(_ access: SQLiteConnection.Access) throws -> SQLiteConnection {
            let connection = try SQLiteConnection(path: url.path, access: access)
            do {
                _ = try connection.integer("SELECT count(*) FROM sqlite_master")
            } catch {
                connection.close()
                throw error
            }
            return connection
        }
        do {
            return try tried(.readOnly)
        } catch let error as SQLiteError where error.primaryCode == 14 || error.primaryCode == 8 {
            let log = (try? FileManager.default.attributesOfItem(atPath: url.path + "-wal")[.size] as? Int) ?? 0
            guard log == 0 else { throw error }
            return try tried(.immutable)
        }
    }
}
