import Foundation
import ObjectiveC

/// How predicates see values: numbers of all kinds are numbers, strings of both kinds strings.
package enum PredicateValue {
    /// A number as predicates compare it: whole ones exactly.
    package enum Number {
        case integer(Int64)
        case real(Double)
        case decimal(Decimal)

        package var double: Double {
            switch self {
            case .integer(let value): Double(value)
            case .real(let value): value
            case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
            }
        }
    }

    /// Without the optionals around it; nil too for `NSNull`.
    package static func unwrapped(_ value: Any?) -> Any? { unwrappedUnlessNull(value) }

    /// The elements of an array, a set or an ordered set; nil for what is none of them.
    package static func elements(_ value: Any?) -> [Any?]? {
        guard let value = unwrapped(value) else { return nil }
        if type(of: value) is AnyClass {
            switch value {
            case let array as NSArray: return array.map { unwrapped($0) }
            case let set as NSSet: return set.map { unwrapped($0) }
            case let set as NSOrderedSet: return set.map { unwrapped($0) }
            case is NSObject: return nil
            default: break
            }
        }
        switch value {
        case is String, is Int, is Double, is Bool, is Date: return nil
        case let array as [Any?]: return array.map(unwrapped)
        case let set as Set<AnyHashable>: return set.map { unwrapped($0.base) }
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .set || mirror.displayStyle == .collection else { return nil }
            return mirror.children.map { unwrapped($0.value) }
        }
    }

    /// With the elements of collections in collections, as paths through several of them give.
    static func flattened(_ elements: [Any?]) -> [Any?] {
        elements.flatMap { element in
            guard let inner = self.elements(element) else { return [element] }
            return flattened(inner)
        }
    }

    package static func string(_ value: Any?) -> String? {
        guard let value = unwrapped(value) else { return nil }
        if type(of: value) is AnyClass {
            switch value {
            case let text as NSString: return text as String
            case let text as NSAttributedString: return text.string
            default: return nil
            }
        }
        return value as? String ?? (value as? Substring).map { String($0) }
    }

    package static func number(_ value: Any?) -> Number? {
        guard let value = unwrapped(value) else { return nil }
        if type(of: value) is AnyClass {
            switch value {
            case let value as NSDecimalNumber: return .decimal(value.decimalValue)
            case let value as NSNumber: return self.number(value)
            default: return nil
            }
        }
        switch value {
        case let value as Int: return .integer(Int64(value))
        case is String, is Date: return nil
        case let value as Bool: return .integer(value ? 1 : 0)
        case let value as Double: return .real(value)
        case let value as Decimal: return .decimal(value)
        case let value as any BinaryInteger: return Int64(exactly: value).map(Number.integer) ?? .real(Double(value))
        case let value as any BinaryFloatingPoint: return .real(Double(value))
        default: return nil
        }
    }

    private static func number(_ value: NSNumber) -> Number {
        switch UInt8(bitPattern: value.objCType.pointee) {
        case UInt8(ascii: "f"), UInt8(ascii: "d"): .real(value.doubleValue)
        case UInt8(ascii: "Q") where value.uint64Value > Int64.max: .real(value.doubleValue)
        default: .integer(value.int64Value)
        }
    }

    private static func date(_ value: Any?) -> Date? {
        switch unwrapped(value) {
        case let date as Date: date
        case let date as NSDate: date as Date
        default: nil
        }
    }

    /// The order of two values of one kind; nil where they cannot be compared, as with nothing.
    package static func order(_ a: Any?, _ b: Any?, _ options: TextOptions = []) -> ComparisonResult? {
        if let a = number(a), let b = number(b) { return order(a, b) }
        if let a = string(a), let b = string(b) { return TextComparison.order(a, b, options) }
        if let a = date(a), let b = date(b) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        return nil
    }

    package static func order(_ a: Number, _ b: Number) -> ComparisonResult? {
        switch (a, b) {
        case (.integer(let a), .integer(let b)): return order(a, b)
        case (.decimal(let a), .decimal(let b)): return order(a, b)
        case (.decimal(let a), .integer(let b)): return order(a, Decimal(b))
        case (.integer(let a), .decimal(let b)): return order(Decimal(a), b)
        default: return order(a.double, b.double)
        }
    }

    private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult? {
        a < b ? .orderedAscending : a > b ? .orderedDescending : a == b ? .orderedSame : nil
    }

    /// Whether predicates take the two for equal: nothing equals nothing, and numbers of all kinds equal by value.
    package static func isEqual(_ a: Any?, _ b: Any?, _ options: TextOptions = []) -> Bool {
        guard let a = unwrapped(a), let b = unwrapped(b) else { return unwrapped(a) == nil && unwrapped(b) == nil }
        if let a = string(a) { return string(b).map { TextComparison.isEqual(a, $0, options) } ?? false }
        if let order = order(a, b, options) { return order == .orderedSame }
        if let a = elements(a), let b = elements(b) {
            return a.count == b.count && zip(a, b).allSatisfy { isEqual($0, $1) }
        }
        let (first, second) = (swiftValue(a), swiftValue(b))
        if type(of: first) is AnyClass, type(of: second) is AnyClass, let a = first as? NSObject,
            let b = second as? NSObject
        {
            return identity(a).isEqual(identity(b))
        }
        if let a = first as? AnyHashable, let b = second as? AnyHashable { return a == b }
        return false
    }

    /// Values of Foundation's classes as those of Swift that they stand for.
    private static func swiftValue(_ value: Any) -> Any {
        guard type(of: value) is AnyClass else { return value }
        return switch value {
        case let uuid as NSUUID: UUID(uuidString: uuid.uuidString) ?? value
        case let url as NSURL: url.absoluteURL ?? value
        case let data as NSData: data as Data
        default: value
        }
    }

    private static func identity(_ object: NSObject) -> NSObject {
        (object as? any PredicateIdentified)?.predicateIdentity ?? object
    }

    /// Whether two constants make equal expressions.
    static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        if let a = a as? NSExpression, let b = b as? NSExpression { return a.isEqual(b) }
        guard (string(a) == nil) == (string(b) == nil) else { return false }
        return isEqual(a, b)
    }

    /// Whether the value counts as true where a predicate is expected.
    static func isTrue(_ value: Any?) -> Bool {
        number(value).map { $0.double != 0 } ?? false
    }
}
