import SQLite3

/// The rows of a statement, one after the other.
open class FMResultSet: NSObject {
    private weak var database: FMDatabase?
    private var statement: FMStatement?
    /// The text of the statement.
    public let query: String?
    private lazy var indices: [String: Int32] = {
        var indices: [String: Int32] = [:]
        for index in (0..<columnCount).reversed() { indices[columnName(for: index)?.lowercased() ?? ""] = index }
        return indices
    }()

    init(_ database: FMDatabase, _ statement: FMStatement) {
        (self.database, self.statement, query) = (database, statement, statement.sql)
        super.init()
    }

    deinit { close() }

    var isOpen: Bool { statement != nil }

    // MARK: Rows

    /// Goes to the next row; false, and the result is closed, if there is none.
    @discardableResult
    open func next() -> Bool {
        guard let statement, database?.isOpen == true else {
            close()
            return false
        }
        let status = sqlite3_step(statement.pointer)
        if status == SQLITE_ROW { return true }
        if status != SQLITE_DONE { database?.report(statement.sql) }
        close()
        return false
    }

    /// Whether a row has been gone to and may have another after it.
    open func hasAnotherRow() -> Bool { database.map { sqlite3_errcode($0.handle) == SQLITE_ROW } ?? false }

    /// Ends the result. Going past its last row does so as well.
    open func close() {
        statement?.reset()
        statement = nil
    }

    // MARK: Columns

    /// How many columns there are.
    open var columnCount: Int32 { statement.map { sqlite3_column_count($0.pointer) } ?? 0 }

    /// The name of a column; nil if there is none.
    open func columnName(for columnIndex: Int32) -> String? {
        statement.flatMap { sqlite3_column_name($0.pointer, columnIndex) }.map { String(cString: $0) }
    }

    /// The place of a column, whose name is compared without case; -1 if there is none.
    open func columnIndex(forName columnName: String) -> Int32 {
        if let index = indices[columnName.lowercased()] { return index }
        if database?.logsErrors != false { NSLog("%@", "FMDB: there is no column \(columnName)") }
        return -1
    }

    /// The names of the columns, in small letters, with their places.
    open var columnNameToIndexMap: NSMutableDictionary {
        NSMutableDictionary(dictionary: indices.mapValues { NSNumber(value: $0) })
    }

    /// The values of the row by the names of the columns; what is null is `NSNull`.
    open var resultDictionary: [AnyHashable: Any]? {
        guard columnCount > 0 else { return nil }
        var row: [AnyHashable: Any] = [:]
        for index in 0..<columnCount { row[columnName(for: index) ?? ""] = object(forColumnIndex: index) ?? NSNull() }
        return row
    }

    // MARK: Values by places

    /// Whether a value is null, or there is none.
    open func columnIndexIsNull(_ columnIndex: Int32) -> Bool { place(columnIndex) == nil }
    /// A value as a number.
    open func int(forColumnIndex columnIndex: Int32) -> Int32 {
        place(columnIndex).map { sqlite3_column_int($0, columnIndex) } ?? 0
    }
    /// A value as a number.
    open func long(forColumnIndex columnIndex: Int32) -> Int { Int(longLongInt(forColumnIndex: columnIndex)) }
    /// A value as a number.
    open func longLongInt(forColumnIndex columnIndex: Int32) -> Int64 {
        place(columnIndex).map { sqlite3_column_int64($0, columnIndex) } ?? 0
    }
    /// A value as a number without a sign.
    open func unsignedLongLongInt(forColumnIndex columnIndex: Int32) -> UInt64 {
        UInt64(bitPattern: longLongInt(forColumnIndex: columnIndex))
    }
    /// Whether a value is a number other than 0.
    open func bool(forColumnIndex columnIndex: Int32) -> Bool { int(forColumnIndex: columnIndex) != 0 }
    /// A value as a number with a fraction.
    open func double(forColumnIndex columnIndex: Int32) -> Double {
        place(columnIndex).map { sqlite3_column_double($0, columnIndex) } ?? 0
    }
    /// A value as a text; nil for null.
    open func string(forColumnIndex columnIndex: Int32) -> String? {
        place(columnIndex).flatMap { sqlite3_column_text($0, columnIndex) }.map { String(cString: $0) }
    }
    /// A value as a moment, which was written as seconds since 1970, or by the database's formatter; nil for null.
    open func date(forColumnIndex columnIndex: Int32) -> Date? {
        guard place(columnIndex) != nil else { return nil }
        if let formatter = database?.dateFormatter {
            return string(forColumnIndex: columnIndex).flatMap(formatter.date)
        }
        return Date(timeIntervalSince1970: double(forColumnIndex: columnIndex))
    }
    /// A value as data; nil for null.
    open func data(forColumnIndex columnIndex: Int32) -> Data? {
        guard let row = place(columnIndex) else { return nil }
        let count = Int(sqlite3_column_bytes(row, columnIndex))
        return sqlite3_column_blob(row, columnIndex).map { Data(bytes: $0, count: count) } ?? Data()
    }
    /// A value of its own kind: a number, a text or data; nil for null.
    open func object(forColumnIndex columnIndex: Int32) -> Any? {
        guard let row = place(columnIndex) else { return nil }
        switch sqlite3_column_type(row, columnIndex) {
        case SQLITE_INTEGER: return NSNumber(value: sqlite3_column_int64(row, columnIndex))
        case SQLITE_FLOAT: return NSNumber(value: sqlite3_column_double(row, columnIndex))
        case SQLITE_BLOB: return data(forColumnIndex: columnIndex)
        default: return string(forColumnIndex: columnIndex)
        }
    }

    /// The row, if it has a value at a place.
    private func place(_ columnIndex: Int32) -> OpaquePointer? {
        guard let statement, (0..<columnCount).contains(columnIndex),
            sqlite3_column_type(statement.pointer, columnIndex) != SQLITE_NULL
        else { return nil }
        return statement.pointer
    }
}
