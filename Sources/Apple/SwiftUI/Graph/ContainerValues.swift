/// What a view says of itself to the container it is in.
public struct ContainerValues {
    var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key, or the key's default.
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether the view has a tag.
    var tag: AnyHashable?

    /// The tag of a type that the view has; nil if it has none of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// A key of what views say of themselves to the container they are in.
public protocol ContainerValueKey {
    /// The type of the key's values.
    associatedtype Value
    /// The value of views that say nothing.
    static var defaultValue: Value { get }
}

/// A change to what a view says of itself.
struct ContainerValueModifier: TraitModifier {
    typealias Body = Never
    let change: @MainActor (inout ContainerValues) -> Void

    func change(_ traits: inout Traits) {
        var values = ContainerValues(values: traits.containerValues)
        change(&values)
        traits.containerValues = values.values
    }
}

extension View {
    /// Tells the container that the view is in a value.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
