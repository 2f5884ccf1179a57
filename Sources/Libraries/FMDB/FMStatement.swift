import SQLite3

/// A prepared statement.
final class FMStatement {
    let pointer: OpaquePointer
    let sql: String
    var isInUse = false

    init(_ pointer: OpaquePointer, _ sql: String) { (self.pointer, self.sql) = (pointer, sql) }

    deinit { sqlite3_finalize(pointer) }

    func reset() {
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
        isInUse = false
    }

    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// Puts a value in the place of a question mark, counted from 1.
    func bind(_ value: Any?, at index: Int32, _ formatter: DateFormatter?) {
        var value = value
        // What is optional comes in an `Any` as well.
        while let inner = value, Mirror(reflecting: inner).displayStyle == .optional {
            value = Mirror(reflecting: inner).children.first?.value
        }
        switch value {
        case nil, is NSNull: sqlite3_bind_null(pointer, index)
        case let value as Bool: sqlite3_bind_int(pointer, index, value ? 1 : 0)
        case let value as any BinaryInteger: sqlite3_bind_int64(pointer, index, Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: sqlite3_bind_double(pointer, index, Double(value))
        case let value as NSNumber:
            if value.objCType.pointee == 100 || value.objCType.pointee == 102 {
                sqlite3_bind_double(pointer, index, value.doubleValue)
            } else {
                sqlite3_bind_int64(pointer, index, value.int64Value)
            }
        case let value as Data:
            // An empty blob is no null.
            if value.isEmpty {
                sqlite3_bind_zeroblob(pointer, index, 0)
            } else {
                _ = value.withUnsafeBytes {
                    sqlite3_bind_blob(pointer, index, $0.baseAddress, Int32($0.count), Self.copied)
                }
            }
        case let value as NSData: bind(value as Data, at: index, formatter)
        case let value as Date:
            if let formatter {
                bind(formatter.string(from: value), at: index, nil)
            } else {
                sqlite3_bind_double(pointer, index, value.timeIntervalSince1970)
            }
        case let value as NSDate: bind(value as Date, at: index, formatter)
        case let value as String: sqlite3_bind_text(pointer, index, value, -1, Self.copied)
        case let value?: sqlite3_bind_text(pointer, index, String(describing: value), -1, Self.copied)
        }
    }
}
