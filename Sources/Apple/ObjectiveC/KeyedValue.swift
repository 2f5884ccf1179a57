import Foundation

/// What an object of any class answers to messages about keys. For translated source.
public struct _KeyedValue {
    let object: Any

    /// The value by a key: of a dictionary, of each element of an array, or of an object's property.
    public func value(forKey key: String) -> Any? {
        switch object {
        case let values as [AnyHashable: Any]: return values[key]
        case let values as NSDictionary: return values[key]
        case let values as [Any]: return values.map { _KeyedValue(object: $0).value(forKey: key) ?? NSNull() }
        case let values as NSArray: return values.map { _KeyedValue(object: $0).value(forKey: key) ?? NSNull() }
        case let object as NSObject: return object.value(forKey: key)
        default: return nil
        }
    }

    /// The value by keys with dots between them.
    public func value(forKeyPath path: String) -> Any? {
        var found: Any? = object
        for key in path.split(separator: ".") {
            guard let next = found else { return nil }
            found = _KeyedValue(object: next).value(forKey: String(key))
        }
        return found
    }

    /// The value by a key of a dictionary; nil of anything else.
    public func object(forKey key: Any) -> Any? {
        guard let key = key as? AnyHashable else { return nil }
        return (object as? [AnyHashable: Any])?[key] ?? (object as? NSDictionary)?[key]
    }

    /// The element at a place of an array; nil of anything else.
    public func object(at index: Int) -> Any? {
        guard let values = object as? [Any] ?? (object as? NSArray)?.map({ $0 }), values.indices.contains(index) else {
            return nil
        }
        return values[index]
    }
}

/// Asks an object by keys.
public func _keyed(_ object: AnyObject) -> _KeyedValue { _KeyedValue(object: object) }

/// Asks an object by keys, if there is one.
public func _keyed(_ object: AnyObject?) -> _KeyedValue? { object.map { _KeyedValue(object: $0) } }
