public import Foundation
internal import SQLite3

/// What SQLite refused, with its extended result code.
struct SQLiteError: Error {
    var code: Int32
    var message: String
    var path: String

    init(code: Int32, message: String, path: String) {
        self.code = code
        self.message = message
        self.path = path
    }

    /// The last error of a connection.
    init(_ handle: OpaquePointer?, path: String, code: Int32? = nil) {
        self.code = handle.map(sqlite3_extended_errcode) ?? code ?? SQLITE_NOMEM
        if let code, self.code & 0xff == SQLITE_OK { self.code = code }
        message =
            handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
            ?? String(cString: sqlite3_errstr(self.code))
        self.path = path
    }

    /// The result code without its extension.
    var primaryCode: Int32 { code & 0xff }

    var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }

    var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

    /// As Core Data tells it: a code of Cocoa's, with SQLite's beside it.
    ///
    /// - Parameter otherwise: The code for everything that has none of its own.
    func cocoaError(otherwise: Int = NSPersistentStoreOpenError) -> NSError {
        let cocoa =
            switch primaryCode {
            case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: CocoaError.fileReadCorruptFile.rawValue
            case SQLITE_FULL: CocoaError.fileWriteOutOfSpace.rawValue
            case SQLITE_READONLY: CocoaError.fileWriteNoPermission.rawValue
            case SQLITE_PERM, SQLITE_AUTH: CocoaError.fileReadNoPermission.rawValue
            case SQLITE_CANTOPEN: CocoaError.fileReadUnknown.rawValue
            case SQLITE_BUSY, SQLITE_LOCKED: NSPersistentStoreTimeoutError
            default: otherwise
            }
        return NSError(
            domain: NSCocoaErrorDomain, code: cocoa,
            userInfo: [
                NSFilePathErrorKey: path, NSSQLiteErrorDomain: Int(code), "reason": message,
                NSUnderlyingErrorKey: NSError(
                    domain: NSSQLiteErrorDomain, code: Int(code), userInfo: [NSLocalizedDescriptionKey: message]),
            ])
    }
}
