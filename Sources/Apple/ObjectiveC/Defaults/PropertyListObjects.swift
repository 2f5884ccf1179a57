import Foundation

/// Values of property lists as the objects that Objective-C would have for them.
///
/// Foundation on Linux reads defaults as values of Swift's, with optionals inside of collections. An object can be cast to
/// any type of its kind, as on iOS: a number to `Int` as well as to `Double`.
package enum PropertyListObjects {
    /// The object for a value; a value that has none stays what it is.
    package static func object(_ value: Any) -> Any {
        guard let value = unwrapped(value) else { return NSNull() }
        return switch value {
        case let object as NSObject: object
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let text as String: NSString(string: text)
        case let data as Data: NSData(data: data)
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let array as [Any]: NSArray(array: array.map(object))
        case let dictionary as [String: Any]:
            NSDictionary(
                objects: dictionary.values.map(object), forKeys: dictionary.keys.map { NSString(string: $0) })
        case let dictionary as [AnyHashable: Any]:
            NSDictionary(dictionary: dictionary.mapValues(object))
        default: value
        }
    }
}
