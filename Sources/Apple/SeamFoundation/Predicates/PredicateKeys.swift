import Foundation
import ObjectiveC

/// Reads values by key, as key-value coding does, with its operators on collections.
package enum PredicateKeys {
    /// The value at the end of a path such as `owner.name`, `items.@count` or `items.@sum.price`. The values of a
    /// collection's elements are an array.
    package static func value(of object: Any?, _ path: String) throws -> Any? {
        var object = PredicateValue.unwrapped(object)
        var rest = path[...]
        while !rest.isEmpty {
            let key = rest.prefix { $0 != "." }
            rest = rest.dropFirst(key.count + 1)
            if key.first == "@" {
                if let result = try aggregate(key.dropFirst(), of: object, String(rest)) { return result.value }
            }
            guard let next = object else { return nil }
            object = try value(next, forKey: String(key))
        }
        return object
    }

    private struct Aggregate {
        var value: Any?
    }

    /// The result of an operator on a collection; nil if there is none of the name.
    private static func aggregate(_ name: Substring, of object: Any?, _ path: String) throws -> Aggregate? {
        guard let function = functions[String(name)] else { return nil }
        guard let object else { return Aggregate(value: name == "count" || name == "sum" ? 0 : nil) }
        guard let elements = PredicateValue.elements(object) else {
            throw PredicateProblem("\(type(of: object)) is no collection for the operator @\(name)")
        }
        let values = path.isEmpty ? elements : try elements.map { try value(of: $0, path) }
        return Aggregate(value: try function(values))
    }

    private static func flattened(_ values: [Any?]) -> [Any?] {
        values.flatMap { PredicateValue.elements($0) ?? [$0] }
    }

    private static func distinct(_ values: [Any?]) -> [Any?] {
        var results: [Any?] = []
        for value in values where value != nil && !results.contains(where: { PredicateValue.isEqual($0, value) }) {
            results.append(value)
        }
        return results
    }

    private static let functions: [String: @Sendable ([Any?]) throws -> Any?] = [
        "count": { $0.count },
        "sum": { try PredicateFunctions.call("sum:", [flattened($0)]) },
        "avg": { try PredicateFunctions.call("average:", [flattened($0)]) },
        "min": { try PredicateFunctions.call("min:", [flattened($0)]) },
        "max": { try PredicateFunctions.call("max:", [flattened($0)]) },
        "unionOfObjects": { $0.filter { $0 != nil } },
        "distinctUnionOfObjects": { distinct($0) },
        "unionOfArrays": { flattened($0) },
        "unionOfSets": { flattened($0) },
        "distinctUnionOfArrays": { distinct(flattened($0)) },
        "distinctUnionOfSets": { distinct(flattened($0)) },
    ]

    /// The value of an object for one key; a collection gives the values of its elements.
    package static func value(_ object: Any, forKey key: String) throws -> Any? {
        if !(type(of: object) is AnyClass) {
            if let dictionary = object as? [String: Any] { return PredicateValue.unwrapped(dictionary[key]) }
        } else if let dictionary = object as? NSDictionary {
            return PredicateValue.unwrapped(dictionary.object(forKey: key as NSString))
        }
        if key == "self" || key == "SELF" { return object }
        if let object = object as? any PredicateIdentified, let value = object.predicateValue(forKey: key) {
            return value
        }
        if type(of: object) is AnyClass, let object = object as? NSObject,
            let value = object._definedValue(forKey: key)
        {
            return PredicateValue.unwrapped(value)
        }
        if let elements = PredicateValue.elements(object) {
            return try elements.map { element in try element.flatMap { try value($0, forKey: key) } }
        }
        if let value = known(object, key) { return value }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == key || child.label == "$__lazy_storage_$_" + key {
                return PredicateValue.unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        throw PredicateProblem(
            "[<\(type(of: object))> valueForUndefinedKey:]: "
                + "this class is not key value coding-compliant for the key \(key).")
    }

    /// Properties of Foundation's values that predicates ask for.
    private static func known(_ object: Any, _ key: String) -> Any? {
        if let text = PredicateValue.string(object) {
            switch key {
            case "length": return text.utf16.count
            case "uppercaseString", "uppercased": return text.uppercased()
            case "lowercaseString", "lowercased": return text.lowercased()
            case "capitalizedString": return text.capitalized
            case "intValue", "integerValue", "longLongValue": return (text as NSString).integerValue
            case "doubleValue", "floatValue": return (text as NSString).doubleValue
            case "boolValue": return (text as NSString).boolValue
            case "description": return text
            default: return nil
            }
        }
        switch (object, key) {
        case (let date as Date, "timeIntervalSinceReferenceDate"): return date.timeIntervalSinceReferenceDate
        case (let date as Date, "timeIntervalSince1970"): return date.timeIntervalSince1970
        case (let date as Date, "timeIntervalSinceNow"): return date.timeIntervalSinceNow
        case (let url as URL, "absoluteString"): return url.absoluteString
        case (let url as URL, "path"): return url.path
        case (let url as URL, "host"): return url.host
        case (let url as URL, "lastPathComponent"): return url.lastPathComponent
        case (let url as URL, "pathExtension"): return url.pathExtension
        case (let uuid as UUID, "UUIDString"), (let uuid as UUID, "uuidString"): return uuid.uuidString
        case (let data as Data, "length"): return data.count
        case (_, "stringValue"):
            return PredicateValue.number(object).map { _ in "\(object)" }
        case (_, "intValue"), (_, "integerValue"), (_, "longLongValue"):
            return PredicateValue.number(object).map { Int($0.double) }
        case (_, "doubleValue"), (_, "floatValue"): return PredicateValue.number(object)?.double
        case (_, "boolValue"): return PredicateValue.number(object).map { $0.double != 0 }
        default: return nil
        }
    }
}
