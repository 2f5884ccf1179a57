import Foundation

extension NSKeyedUnarchiver {
    /// The objects of an archived array, all of one class; nil if the archive has something else.
    public static func unarchivedArrayOfObjects<Element>(
        ofClass cls: Element.Type, from data: Data
    ) throws -> [Element]? where Element: NSObject, Element: NSCoding {
        try ArchivedCollections.elements(ofClasses: [cls], from: data)?.map { try ArchivedCollections.object($0, cls) }
    }

    /// The objects of an archived array, each of one of several classes; nil if the archive has something else.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try ArchivedCollections.elements(ofClasses: classes, from: data)
    }

    /// An archived dictionary with keys of one class and objects of another; nil if the archive has something else.
    public static func unarchivedDictionary<Key, Value>(
        ofKeyClass keyClass: Key.Type, objectClass valueClass: Value.Type, from data: Data
    ) throws -> [Key: Value]? where Key: NSObject, Key: NSCopying, Key: NSCoding, Value: NSObject, Value: NSCoding {
        guard let pairs = try ArchivedCollections.pairs(ofClasses: [keyClass, valueClass], from: data) else {
            return nil
        }
        var result: [Key: Value] = [:]
        for (key, value) in pairs {
            result[try ArchivedCollections.object(key, keyClass)] = try ArchivedCollections.object(value, valueClass)
        }
        return result
    }

    /// An archived dictionary with keys and objects of several classes; nil if the archive has something else.
    public static func unarchivedDictionary(
        ofKeyClasses keyClasses: [AnyClass], objectClasses valueClasses: [AnyClass], from data: Data
    ) throws -> [AnyHashable: Any]? {
        try ArchivedCollections.pairs(ofClasses: keyClasses + valueClasses, from: data).map { pairs in
            Dictionary(pairs) { _, last in last }
        }
    }
}

/// Collections of archives, with elements of the classes that were asked for.
private enum ArchivedCollections {
    static func elements(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        let found = try NSKeyedUnarchiver._unarchivedObject(ofClasses: [NSArray.self] + classes, from: data)
        switch found {
        case let array as NSArray: return array.map { $0 }
        case let array as [Any]: return array
        default: return nil
        }
    }

    static func pairs(ofClasses classes: [AnyClass], from data: Data) throws -> [(AnyHashable, Any)]? {
        let found = try NSKeyedUnarchiver._unarchivedObject(ofClasses: [NSDictionary.self] + classes, from: data)
        switch found {
        case let dictionary as NSDictionary:
            return dictionary.compactMap { key, value in (key as? AnyHashable).map { ($0, value) } }
        case let dictionary as [AnyHashable: Any]: return dictionary.map { ($0.key, $0.value) }
        default: return nil
        }
    }

    /// Foundation gives values of Swift's where an archive has objects.
    static func object<Object>(_ value: Any, _ type: Object.Type) throws -> Object {
        let value = (value as? AnyHashable)?.base ?? value
        if let object = value as? Object { return object }
        let bridged: Any? =
            switch value {
            case let text as String: NSString(string: text)
            case let data as Data: NSData(data: data)
            case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
            case let url as URL: url as NSURL
            case let number as Bool: NSNumber(value: number)
            case let number as Int: NSNumber(value: number)
            case let number as Double: NSNumber(value: number)
            case let array as [Any]: NSArray(array: array)
            case let dictionary as [AnyHashable: Any]: NSDictionary(dictionary: dictionary)
            default: nil
            }
        guard let object = bridged as? Object else {
            throw CocoaError(
                .coderReadCorrupt,
                userInfo: [NSDebugDescriptionErrorKey: "the archive has a \(Swift.type(of: value)), not a \(type)"])
        }
        return object
    }
}
