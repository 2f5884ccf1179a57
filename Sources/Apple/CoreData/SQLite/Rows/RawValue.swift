internal import Foundation
internal import SQLite3

/// A value as SQLite has it, before it is taken for what its column keeps. Bytes are borrowed.
enum RawValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(UnsafeRawBufferPointer)
    case blob(UnsafeRawBufferPointer)

    @inline(__always)
    init(_ statement: SQLiteStatement, _ index: Int32) {
        // One look at the column in place of one for its type, its bytes and their number. A connection is used by one
        // thread at a time, which such values ask for.
        let value = sqlite3_column_value(statement.handle, index)
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
        case SQLITE_TEXT: self = .text(Self.bytes(value, sqlite3_value_text(value).map { UnsafeRawPointer($0) }))
        case SQLITE_BLOB: self = .blob(Self.bytes(value, sqlite3_value_blob(value)))
        default: self = .null
        }
    }

    @inline(__always)
    private static func bytes(_ value: OpaquePointer?, _ start: UnsafeRawPointer?) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
    }

    /// A file may have a number where text belongs, and the other way round.
    @inline(__always)
    var number: Int64 {
        switch self {
        case .integer(let number): number
        case .real(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
        case .text, .blob: Int64(string) ?? 0
        case .null: 0
        }
    }

    @inline(__always)
    var double: Double {
        switch self {
        case .real(let number): number
        case .integer(let number): Double(number)
        case .text, .blob: Double(string) ?? 0
        case .null: 0
        }
    }

    @inline(__always)
    var string: String {
        switch self {
        case .text(let bytes), .blob(let bytes): String(decoding: bytes, as: UTF8.self)
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .null: ""
        }
    }

    var bytes: UnsafeRawBufferPointer {
        switch self {
        case .text(let bytes), .blob(let bytes): bytes
        default: UnsafeRawBufferPointer(start: nil, count: 0)
        }
    }

    /// The value as a column keeps it. References are made by ``RowReader``.
    @inline(__always)
    func value(_ storage: Column.Storage, _ externalData: ExternalData) -> StoredValue {
        if case .null = self { return .null }
        return switch storage {
        case .integer, .reference: .integer(number)
        case .text: .text(string)
        case .real: .real(double)
        case .date: .date(double)
        case .blob: .data(Data(bytes))
        case .decimal, .uri, .uuid, .externalBlob: rareValue(storage, externalData)
        }
    }

    @inline(never)
    private func rareValue(_ storage: Column.Storage, _ externalData: ExternalData) -> StoredValue {
        switch storage {
        case .decimal:
            if case .integer(let number) = self { return .decimal(Decimal(number)) }
            return Decimal(string: string).map { .decimal($0) } ?? .null
        case .uri: return URL(string: string).map { .uri($0) } ?? .null
        case .uuid:
            let bytes = bytes
            guard bytes.count == 16 else { return UUID(uuidString: string).map { .uuid($0) } ?? .null }
            return .uuid(UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)))
        default: return externalData.value(of: bytes).map { .data($0) } ?? .null
        }
    }
}
