public import Foundation
import ObjectiveC

/// The members that apps ask an `AnyObject` for, which Objective-C looks up in what the object is. For translated source.
///
/// A property is nil for an object that does not have it; to call a method that it does not have ends the app.
public struct _AnyObjectMembers {
    package let object: AnyObject

    init(_ object: AnyObject) { self.object = object }

    /// Of any object that comes from `NSObject`.
    public func isEqual(_ other: Any?) -> Bool { having(NSObject.self, "isEqual:").isEqual(other) }
    /// Whether an object that comes from `NSObject` is of a class or a subclass of it.
    public func isKind(of aClass: AnyClass) -> Bool { having(NSObject.self, "isKindOfClass:").isKind(of: aClass) }
    /// What the object says of itself.
    public var description: String { String(describing: object) }
    /// What the object says of itself to whoever looks for a fault.
    public var debugDescription: String { String(reflecting: object) }
    /// The hash of any object that comes from `NSObject`.
    public var hash: Int { having(NSObject.self, "hash").hash }
    /// Sets a property by its name.
    public func setValue(_ value: Any?, forKey key: String) {
        having(NSObject.self, "setValue:forKey:").setValue(value, forKey: key)
    }

    /// The object as what has a method; ends the app if it has not.
    package func having<Object>(_ type: Object.Type, _ selector: String) -> Object {
        guard let object = object as? Object else {
            fatalError("-[\(Swift.type(of: object)) \(selector)]: unrecognized selector sent to instance")
        }
        return object
    }
}

/// A property of an object that is expected to be of a class; nil for others. For translated source.
public func _member<Object, Value>(_ object: Object?, _ value: (Object) -> Value) -> Value! { object.map(value) }

/// The members of an object of any class; nil without one. For translated source.
public func _members(of object: AnyObject?) -> _AnyObjectMembers! { object.map(_AnyObjectMembers.init) }
