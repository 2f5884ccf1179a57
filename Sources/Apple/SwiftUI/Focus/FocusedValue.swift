import Observation
import Stage

/// The values as they are now; none off the main thread.
private func currentValues() -> FocusedValues {
    guard MainQueue.isCurrent else { return FocusedValues() }
    return MainActor.assumeIsolated { Unchecked(FocusedValueStore.shared.values) }.value
}

/// Carries a value that is used where it was made.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A value that the view with the focus, or one around it, tells.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    let read: (FocusedValues) -> Value?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Reads the observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0.objects[ObjectIdentifier(Value.self)] as? Value }
    }

    /// The value; nil if no view tells one.
    public var wrappedValue: Value? { read(currentValues()) }
}

extension FocusedValue: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        stored = stored as? FocusedReader<Value> ?? FocusedReader(context.owner, read: read)
    }
}

/// What a binding holds that the view with the focus, or one around it, tells.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?

    /// Reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

    /// What the binding holds; nil if no view tells one.
    public var wrappedValue: Value? {
        get { read(currentValues())?.wrappedValue }
        nonmutating set { if let newValue { read(currentValues())?.wrappedValue = newValue } }
    }

    /// A binding to what the view's one holds.
    public var projectedValue: Binding<Value?> {
        let read = read
        return Binding(
            get: { read(currentValues())?.wrappedValue },
            set: { new in if let new { read(currentValues())?.wrappedValue = new } })
    }
}

extension FocusedBinding: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let read = read
        stored =
            stored as? FocusedReader<Value> ?? FocusedReader(context.owner) { read($0)?.wrappedValue }
    }
}

/// An object that the view with the focus, or one around it, tells; the view is made anew when the object changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Reads the object of the type.
    public init() {}

    /// The object; nil if no view tells one.
    public var wrappedValue: ObjectType? { currentValues().objects[ObjectIdentifier(ObjectType.self)] as? ObjectType }

    /// Bindings to the object's properties; nil if no view tells one.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { wrappedValue.map { .init(object: $0) } }
}

/// Hears the object that is told, whichever it is.
@MainActor
private final class FocusedObjectReader<ObjectType: ObservableObject>: FocusedReading {
    private weak var owner: (any Invalidatable)?
    private let subscription = ObjectSubscription()
    private weak var object: ObjectType?

    init(_ owner: any Invalidatable) {
        self.owner = owner
        FocusedValueStore.shared.add(self)
        hear(FocusedValueStore.shared.values)
    }

    private func hear(_ values: FocusedValues) {
        object = values.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        if let object, let owner { subscription.follow(object, for: owner) }
    }

    func valuesDidChange(_ values: FocusedValues) {
        let old = object
        hear(values)
        if object !== old { owner?.invalidate() }
    }
}

extension FocusedObject: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        stored = stored as? FocusedObjectReader<ObjectType> ?? FocusedObjectReader(context.owner)
    }
}
