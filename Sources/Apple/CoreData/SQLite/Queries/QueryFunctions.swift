internal import Foundation
internal import SQLite3
internal import SeamFoundation

/// Functions and collations that queries need beside SQLite's own.
enum QueryFunctions {
    /// The name of the function that compares texts: both, the operation, and options.
    static let text = "SeamText"
    /// The name of the function that calls one of the language of predicates, by name.
    static let call = "SeamCall"

    enum Operation: Int32 {
        case equal, order, prefix, suffix, contains, like, matches
    }

    /// The collation for a method that sort descriptors compare texts with; nil for the order of bytes.
    static func collation(_ selector: String) -> String? { collations[selector] }

    private static let collations = [
        "caseInsensitiveCompare:": "NSCollateNoCase", "localizedCompare:": "NSCollateLocaleSensitive",
        "localizedCaseInsensitiveCompare:": "NSCollateLocaleSensitiveNoCase",
        "localizedStandardCompare:": "NSCollateFinderlike",
    ]

    /// Adds all to a connection.
    static func add(to connection: SQLiteConnection) {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        sqlite3_create_function_v2(connection.handle, text, 4, flags, nil, compareTexts, nil, nil, nil)
        sqlite3_create_function_v2(connection.handle, call, -1, SQLITE_UTF8, nil, callFunction, nil, nil, nil)
        for (selector, name) in collations {
            let context = Unmanaged.passRetained(SelectorBox(selector))
            sqlite3_create_collation_v2(
                connection.handle, name, SQLITE_UTF8, context.toOpaque(), collate,
                { $0.map { Unmanaged<SelectorBox>.fromOpaque($0).release() } })
        }
    }

    private final class SelectorBox {
        let selector: String
        let ignoresCaseAlone: Bool
        let isNumeric: Bool

        init(_ selector: String) {
            self.selector = selector
            ignoresCaseAlone = selector == "caseInsensitiveCompare:"
            isNumeric = selector == "localizedStandardCompare:"
        }
    }

    // MARK: Texts

    private static func bytes(_ value: OpaquePointer?) -> UnsafeBufferPointer<UInt8> {
        let start = sqlite3_value_text(value)
        return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
    }

    private static let compareTexts:
        @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = { context, _, values in
            guard let values, sqlite3_value_type(values[0]) != SQLITE_NULL,
                sqlite3_value_type(values[1]) != SQLITE_NULL,
                let operation = Operation(rawValue: sqlite3_value_int(values[2]))
            else { return sqlite3_result_null(context) }
            let options = TextOptions(rawValue: UInt(sqlite3_value_int(values[3])))
            let (first, second) = (bytes(values[0]), bytes(values[1]))
            if let result = ASCIIText.compare(first, second, operation, options) {
                return sqlite3_result_int(context, result)
            }
            let (a, b) = (String(decoding: first, as: UTF8.self), String(decoding: second, as: UTF8.self))
            do {
                let result: Int32 =
                    switch operation {
                    case .equal: TextComparison.isEqual(a, b, options) ? 1 : 0
                    case .order: Int32(TextComparison.order(a, b, options).rawValue)
                    case .prefix: TextComparison.hasPrefix(a, b, options) ? 1 : 0
                    case .suffix: TextComparison.hasSuffix(a, b, options) ? 1 : 0
                    case .contains: TextComparison.contains(a, b, options) ? 1 : 0
                    case .like: TextComparison.isLike(a, b, options) ? 1 : 0
                    case .matches: try TextComparison.matches(a, b, options) ? 1 : 0
                    }
                sqlite3_result_int(context, result)
            } catch {
                sqlite3_result_error(context, "\(error)", -1)
            }
        }

    private static let collate:
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?
        ) -> Int32 = { context, firstCount, first, secondCount, second in
            guard let context else { return 0 }
            let box = Unmanaged<SelectorBox>.fromOpaque(context).takeUnretainedValue()
            let a = UnsafeRawBufferPointer(start: first, count: Int(firstCount)).bindMemory(to: UInt8.self)
            let b = UnsafeRawBufferPointer(start: second, count: Int(secondCount)).bindMemory(to: UInt8.self)
            if box.ignoresCaseAlone {
                if let order = ASCIIText.compare(a, b, .order, .caseInsensitive) { return order }
            } else if let order = TextCollation.current.order(a, b, isNumeric: box.isNumeric) {
                return Int32(order.rawValue)
            }
            let order = SortMethods.order(
                box.selector, String(decoding: a, as: UTF8.self), String(decoding: b, as: UTF8.self))
            return Int32(order?.rawValue ?? 0)
        }

    // MARK: Functions

    private static let callFunction:
        @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
            context, count, values in
            guard let values, count > 0 else { return sqlite3_result_null(context) }
            let arguments = (1..<Int(count)).map { value(values[$0]) }
            do {
                give(
                    try PredicateFunctions.call(String(decoding: bytes(values[0]), as: UTF8.self), arguments),
                    to: context)
            } catch {
                sqlite3_result_error(context, "\(error)", -1)
            }
        }

    private static func value(_ value: OpaquePointer?) -> Any? {
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: return Int(sqlite3_value_int64(value))
        case SQLITE_FLOAT: return sqlite3_value_double(value)
        case SQLITE_TEXT: return String(decoding: bytes(value), as: UTF8.self)
        case SQLITE_BLOB:
            guard let start = sqlite3_value_blob(value) else { return Data() }
            return Data(bytes: start, count: Int(sqlite3_value_bytes(value)))
        default: return nil
        }
    }

    private static func give(_ result: Any?, to context: OpaquePointer?) {
        let isTransient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        if let text = PredicateValue.string(result) {
            var text = text
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    sqlite3_result_text(context, $0.baseAddress, Int32($0.count), isTransient)
                }
            }
            return
        }
        if let date = result as? Date { return sqlite3_result_double(context, date.timeIntervalSinceReferenceDate) }
        switch PredicateValue.number(result) {
        case .integer(let number)?: sqlite3_result_int64(context, number)
        case let number?: sqlite3_result_double(context, number.double)
        case nil: sqlite3_result_null(context)
        }
    }
}
