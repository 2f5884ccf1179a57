import Foundation
import ObjectiveC

/// Values of types that are known only at run time, as dictionaries and key-value coding have them.
enum Untyped {
    /// Without the optionals around it; nil too for `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? { unwrappedUnlessNull(value) }

    static func integer(_ value: Any?) -> Int64? {
        switch unwrapped(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Int64(exactly: value)
        case let value as NSNumber: value.int64Value
        case let value as Double: Int64(exactly: value)
        case let value as Float: Int64(exactly: value)
        default: nil
        }
    }

    static func bool(_ value: Any?) -> Bool? {
        switch unwrapped(value) {
        case let value as Bool: value
        case let value as NSNumber: value.boolValue
        case let value as any BinaryInteger: Int64(exactly: value).flatMap { $0 == 0 ? false : $0 == 1 ? true : nil }
        default: nil
        }
    }

    static func double(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case is Bool: nil
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    static func string(_ value: Any?) -> String? {
        switch unwrapped(value) {
        case let value as String: value
        case let value as Substring: String(value)
        case let value as NSString: value as String
        default: nil
        }
    }

    static func data(_ value: Any?) -> Data? {
        switch unwrapped(value) {
        case let value as Data: value
        case let value as NSData: value as Data
        default: nil
        }
    }

    static func date(_ value: Any?) -> Date? {
        switch unwrapped(value) {
        case let value as Date: value
        case let value as NSDate: value as Date
        default: nil
        }
    }

    static func uuid(_ value: Any?) -> UUID? {
        switch unwrapped(value) {
        case let value as UUID: value
        case let value as NSUUID: UUID(uuidString: value.uuidString)
        case let value as String: UUID(uuidString: value)
        default: nil
        }
    }

    /// The elements of a collection; nil for what is none.
    static func elements(_ value: Any?) -> [Any]? {
        switch unwrapped(value) {
        case let value as any _AnyObjects: value.anyElements
        case let value as [Any]: value
        case let value as NSArray: value.map { $0 }
        case let value as NSSet: value.map { $0 }
        case let value as Set<AnyHashable>: value.map(\.base)
        default: nil
        }
    }

    /// The entries of a dictionary; nil for what is none.
    static func entries(_ value: Any?) -> [String: Any]? {
        switch unwrapped(value) {
        case let value as [String: Any]: value
        case let value as NSDictionary:
            value.reduce(into: [:]) { entries, pair in
                if let key = string(pair.key) { entries[key] = pair.value }
            }
        default: nil
        }
    }
}

/// A collection of a realm's whose element type is not known.
protocol _AnyObjects {
    var anyElements: [Any] { get }
}
