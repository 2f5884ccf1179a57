import Foundation

/// An object whose properties are known by their names alone, as migrations see them.
@dynamicMemberLookup
public final class DynamicObject: Object {
    /// The value of a property by its name.
    public override subscript(key: String) -> Any? {
        get { anyValue(of: key) }
        set { setAnyValue(newValue, of: key) }
    }

    /// The value of a property by its name.
    public subscript(dynamicMember member: String) -> Any? {
        get { anyValue(of: member) }
        set { setAnyValue(newValue, of: member) }
    }

    /// False: the class stands for others.
    public override class func shouldIncludeInDefaultSchema() -> Bool { false }
}
