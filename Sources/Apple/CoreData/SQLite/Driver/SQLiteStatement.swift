internal import Foundation
internal import SQLite3

/// A compiled statement.
///
/// Parameters count from 1 and columns from 0, as SQLite has them. What is bound is copied once, into memory that the
/// statement keeps until the next ``reset()``; what is read is copied once, into its Swift value.
final class SQLiteStatement {
    let handle: OpaquePointer
    private unowned let connection: SQLiteConnection
    @exclusivity(unchecked)
    private var arena = StatementArena()

    /// - Parameter isKept: Whether the statement will be run often.
    init(_ connection: SQLiteConnection, sql: String, isKept: Bool) throws {
        var handle: OpaquePointer?
        let result = sqlite3_prepare_v3(
            connection.handle, sql, -1, isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0, &handle, nil)
        guard result == SQLITE_OK, let handle else {
            throw SQLiteError(connection.handle, path: connection.path, code: result)
        }
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    // MARK: Running

    /// Goes to the next row; false at the end.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let result:
            let error = SQLiteError(connection.handle, path: connection.path, code: result)
            sqlite3_reset(handle)
            throw error
        }
    }

    /// Runs a statement whose rows do not matter, and makes it ready for the next run.
    func run() throws {
        var result = sqlite3_step(handle)
        while result == SQLITE_ROW { result = sqlite3_step(handle) }
        guard result == SQLITE_DONE else {
            let error = SQLiteError(connection.handle, path: connection.path, code: result)
            reset()
            throw error
        }
        reset()
    }

    /// Makes the statement ready for another run. Parameters keep nothing.
    func reset() {
        sqlite3_reset(handle)
        arena.clear()
    }

    // MARK: Parameters

    @inline(__always)
    func bind(_ value: Int64, at index: Int32) { sqlite3_bind_int64(handle, index, value) }

    @inline(__always)
    func bind(_ value: Double, at index: Int32) { sqlite3_bind_double(handle, index, value) }

    @inline(__always)
    func bindNull(at index: Int32) { sqlite3_bind_null(handle, index) }

    @inline(__always)
    func bind(_ value: borrowing String, at index: Int32) {
        let bound: Void? = value.utf8.withContiguousStorageIfAvailable {
            bind(text: UnsafeRawBufferPointer($0), at: index)
        }
        if bound == nil { bind(anew: copy value, at: index) }
    }

    private func bind(text: UnsafeRawBufferPointer, at index: Int32) {
        let (start, count) = arena.keep(text)
        sqlite3_bind_text(handle, index, start.assumingMemoryBound(to: CChar.self), count, nil)
    }

    /// A text that is not kept in UTF-8.
    @inline(never)
    private func bind(anew value: String, at index: Int32) {
        var value = value
        value.withUTF8 { bytes in
            let (start, count) = arena.keep(UnsafeRawBufferPointer(bytes))
            sqlite3_bind_text(handle, index, start.assumingMemoryBound(to: CChar.self), count, nil)
        }
    }

    func bind(_ value: Data, at index: Int32) {
        value.withUnsafeBytes { bytes in bind(bytes, at: index) }
    }

    func bind(_ bytes: UnsafeRawBufferPointer, at index: Int32) {
        let (start, count) = arena.keep(bytes)
        sqlite3_bind_blob(handle, index, start, count, nil)
    }

    func bind(_ value: UUID, at index: Int32) {
        withUnsafeBytes(of: value.uuid) { bind($0, at: index) }
    }

    /// Decimal columns have a numeric affinity: whole numbers are kept as they are, others as the nearest double, which
    /// gives back up to 15 digits.
    func bindDecimal(_ decimal: Decimal, at index: Int32) {
        guard !decimal.isNaN else { return bindNull(at: index) }
        let text = decimal.description
        if let whole = Int64(text) {
            bind(whole, at: index)
        } else {
            bind(Double(text) ?? NSDecimalNumber(decimal: decimal).doubleValue, at: index)
        }
    }

    // MARK: Columns

    var columnCount: Int32 { sqlite3_column_count(handle) }

    @inline(__always)
    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    @inline(__always)
    func type(_ column: Int32) -> Int32 { sqlite3_column_type(handle, column) }

    @inline(__always)
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    @inline(__always)
    func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// The bytes of a column, good until the next step.
    func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
        guard let start = sqlite3_column_blob(handle, column) else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    }

    func data(_ column: Int32) -> Data { Data(bytes(column)) }
}
