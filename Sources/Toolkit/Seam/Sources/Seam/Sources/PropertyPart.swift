/// A part of a property's value: `$user.name`.
///
/// It tells of every change of the whole, and writing it changes the part alone.
@dynamicMemberLookup
public struct PropertyPart<Root, Value>: TwoWaySource, ComposableSource {
    let property: Property<Root>
    let keyPath: WritableKeyPath<Root, Value>

    public func observe(_ body: @escaping (Value) -> Void) -> BindingToken {
        property.observe { [keyPath] in body($0[keyPath: keyPath]) }
    }

    public func write(_ value: Value) {
        property.set { $0[keyPath: keyPath] = value }
    }

    /// A part of the part.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> PropertyPart<Root, Part> {
        PropertyPart<Root, Part>(property: property, keyPath: keyPath.appending(path: path))
    }
}
