import Foundation

/// How values of fields are compared: by their kinds, then among one kind (Firestore's documentation of data types).
enum FieldOrder {
    static func kind(_ value: Any) -> Int {
        switch value {
        case is NSNull: 0
        case is Bool: 1
        case is any BinaryInteger, is any BinaryFloatingPoint, is NSNumber: 2
        case is Timestamp, is Date: 3
        case is String: 4
        case is Data: 5
        case is DocumentReference: 6
        case is GeoPoint: 7
        case is [Any]: 8
        default: 9
        }
    }

    static func number(_ value: Any) -> Double {
        switch value {
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as any BinaryInteger: Double(Int64(value))
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }

    /// Values as they are kept: dates as timestamps.
    static func kept(_ value: Any) -> Any {
        switch value {
        case let date as Date: Timestamp(date: date)
        case let array as [Any]: array.map(kept)
        case let map as [String: Any]: map.mapValues(kept)
        default: value
        }
    }

    static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
        let (left, right) = (kept(left), kept(right))
        let (kind, other) = (kind(left), kind(right))
        guard kind == other else { return order(kind, other) }
        switch kind {
        case 1: return order((left as? Bool) == true ? 1 : 0, (right as? Bool) == true ? 1 : 0)
        case 2: return order(number(left), number(right))
        case 3: return (left as? Timestamp)?.compare(right as? Timestamp ?? Timestamp()) ?? .orderedSame
        case 4: return order(Array((left as? String ?? "").utf8), Array((right as? String ?? "").utf8))
        case 5: return order(Array(left as? Data ?? Data()), Array(right as? Data ?? Data()))
        case 6: return order((left as? DocumentReference)?.path ?? "", (right as? DocumentReference)?.path ?? "")
        case 7:
            guard let left = left as? GeoPoint, let right = right as? GeoPoint else { return .orderedSame }
            let first = order(left.latitude, right.latitude)
            return first == .orderedSame ? order(left.longitude, right.longitude) : first
        case 8:
            let (left, right) = (left as? [Any] ?? [], right as? [Any] ?? [])
            for (one, two) in zip(left, right) {
                let result = compare(one, two)
                if result != .orderedSame { return result }
            }
            return order(left.count, right.count)
        case 9:
            let (left, right) = (left as? [String: Any] ?? [:], right as? [String: Any] ?? [:])
            for (one, two) in zip(left.keys.sorted(), right.keys.sorted()) {
                let keys = order(one, two)
                if keys != .orderedSame { return keys }
                let values = compare(left[one] as Any, right[two] as Any)
                if values != .orderedSame { return values }
            }
            return order(left.count, right.count)
        default: return .orderedSame
        }
    }

    static func areEqual(_ left: Any, _ right: Any) -> Bool { compare(left, right) == .orderedSame }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private static func order(_ left: [UInt8], _ right: [UInt8]) -> ComparisonResult {
        if left == right { return .orderedSame }
        return left.lexicographicallyPrecedes(right) ? .orderedAscending : .orderedDescending
    }

    /// The field at a path of names between dots.
    static func field(_ path: String, in fields: [String: Any]) -> Any? {
        path.split(separator: ".").reduce(fields as Any?) { ($0 as? [String: Any])?[String($1)] }
    }

    /// Sets the field at a path of names; nil takes it away.
    static func set(_ names: ArraySlice<String>, in fields: inout [String: Any], _ change: (Any?) -> Any?) {
        guard let first = names.first else { return }
        if names.count == 1 {
            fields[first] = change(fields[first])
        } else {
            var inner = fields[first] as? [String: Any] ?? [:]
            set(names.dropFirst(), in: &inner, change)
            fields[first] = inner
        }
    }
}
