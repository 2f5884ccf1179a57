import Foundation

/// An object that realms keep: an app's classes of objects inherit from it.
///
/// Properties are declared with ``Persisted``, or in old code with `@objc dynamic`, and as lists, sets and maps. An object
/// in a realm is read on its realm's thread, and changed in a transaction of it.
open class Object: ObjectBase {
    /// The name of the property by which realms find objects, of which no two have the same. ``Persisted`` says it too.
    open class func primaryKey() -> String? { nil }
    /// The names of stored properties that realms do not keep.
    open class func ignoredProperties() -> [String] { [] }
    /// The names of properties that queries should find faster. Has no effect.
    open class func indexedProperties() -> [String] { [] }

    /// An object with values: a dictionary by the properties' names, an array in their order, or another object.
    public convenience init(value: Any) {
        self.init()
        setValues(from: value)
    }

    /// The value of a property by its name.
    open subscript(key: String) -> Any? {
        get { anyValue(of: key) }
        set { setAnyValue(newValue, of: key) }
    }

    /// The list of that name.
    public func dynamicList(_ propertyName: String) -> List<DynamicObject> {
        guard let position = position(of: propertyName), let core, columns[position].collection == .list else {
            Misuse.stop("Property '\(propertyName)' is no list of an object of a realm")
        }
        return List(_Place(core: core, link: link, column: position))
    }

    /// Whether both are the same object of the same realm.
    public func isSameObject(as object: Object?) -> Bool { object.map { isSame(as: $0) } ?? false }
}

/// The name that Objective-C has for ``Object``.
public typealias RealmSwiftObject = Object
