import Foundation

/// An object that is part of another one, and goes with it.
open class EmbeddedObject: ObjectBase {
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

    /// Whether both are the same object of the same realm.
    public func isSameObject(as object: EmbeddedObject?) -> Bool { object.map { isSame(as: $0) } ?? false }
}
