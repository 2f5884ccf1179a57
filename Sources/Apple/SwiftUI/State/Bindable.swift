import Observation

/// Gives bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself, from which bindings to the object's properties are made.
    public var projectedValue: Bindable<Value> { self }

    /// Wraps an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
