public import Foundation

/// A value that a key has.
public final class RemoteConfigValue: NSObject, @unchecked Sendable {
    private let value: NSObject?
    /// Where the value comes from.
    public let source: RemoteConfigSource

    init(_ value: NSObject?, source: RemoteConfigSource) {
        self.value = value
        self.source = source
    }

    /// The value as text; empty without one.
    public var stringValue: String {
        switch value {
        case let text as NSString: text as String
        case let data as NSData: String(decoding: data as Data, as: UTF8.self)
        case let number as NSNumber: number.stringValue
        case nil: ""
        default: String(decoding: dataValue, as: UTF8.self)
        }
    }

    /// The number that the text is; 0 if it is none.
    public var numberValue: NSNumber {
        if let number = value as? NSNumber { return number }
        return NSNumber(value: (stringValue as NSString).doubleValue)
    }

    /// The text as bytes.
    public var dataValue: Data {
        switch value {
        case let data as NSData: data as Data
        case is NSArray, is NSDictionary:
            value.flatMap { try? JSONSerialization.data(withJSONObject: Self.plain($0)) } ?? Data()
        default: Data(stringValue.utf8)
        }
    }

    /// Whether the text begins with a digit from 1 to 9, or with one of the letters t and y, be they small or not.
    public var boolValue: Bool {
        if let number = value as? NSNumber { return number.boolValue }
        return (stringValue as NSString).boolValue
    }

    /// What the text says in JSON; nil if it is none.
    public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }

    /// The value as another type's: text, numbers and flags as they are, all others by JSON.
    public func decoded<Value: Decodable>(asType type: Value.Type = Value.self) throws -> Value {
        switch type {
        case is String.Type: stringValue as! Value
        case is Bool.Type: boolValue as! Value
        case is Int.Type: numberValue.intValue as! Value
        case is Double.Type: numberValue.doubleValue as! Value
        case is Float.Type: numberValue.floatValue as! Value
        case is Data.Type: dataValue as! Value
        default: try JSONDecoder().decode(type, from: dataValue)
        }
    }

    /// A value as JSON takes it.
    static func plain(_ value: Any) -> Any {
        switch value {
        case let text as NSString: text as String
        case let list as NSArray: list.map { plain($0) }
        case let values as NSDictionary:
            Dictionary(uniqueKeysWithValues: values.map { ("\($0.key)", plain($0.value)) })
        case let data as NSData: String(decoding: data as Data, as: UTF8.self)
        case let date as NSDate: date.timeIntervalSinceReferenceDate
        default: value
        }
    }
}
