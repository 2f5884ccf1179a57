import Foundation

/// How predicates see values: numbers of all kinds are numbers, strings of both kinds strings.
enum PredicateValue {
    /// Without the optionals around it; nil too for `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// The value of the object for the key; a collection gives the values of its elements. An unknown key ends the
    /// program, as on iOS.
    static func value(_ object: Any?, forKey key: String) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
        if let dictionary = object as? NSDictionary { return unwrapped(dictionary.object(forKey: key as NSString)) }
        if let elements = elements(object) { return elements.map { value($0, forKey: key) as Any } }
        if let text = string(object), key == "length" { return text.utf16.count }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == key || child.label == "$__lazy_storage_$_" + key {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        if let object = object as? NSObject { return object.value(forKey: key) }
        fatalError("\(type(of: object)) is not key value coding-compliant for the key \(key).")
    }

    static func elements(_ value: Any?) -> [Any?]? {
        switch unwrapped(value) {
        case let array as [Any]: array.map(unwrapped)
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let value?:
            Mirror(reflecting: value).displayStyle == .set
                ? Mirror(reflecting: value).children.map { unwrapped($0.value) } : nil
        case nil: nil
        }
    }

    static func string(_ value: Any?) -> String? {
        switch unwrapped(value) {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: text as String
        default: nil
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let value as NSNumber: value.doubleValue
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }

    /// Nil where the two cannot be compared.
    static func order(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        if let a = number(a), let b = number(b) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : a == b ? .orderedSame : nil
        }
        if let a = string(a), let b = string(b) { return a.compare(b, options: options) }
        if let a = unwrapped(a) as? Date, let b = unwrapped(b) as? Date { return a.compare(b) }
        return nil
    }

    static func equal(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> Bool {
        guard let a = unwrapped(a), let b = unwrapped(b) else { return unwrapped(a) == nil && unwrapped(b) == nil }
        if let order = order(a, b, options) { return order == .orderedSame }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return false
    }
}
