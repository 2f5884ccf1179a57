/// Values that views inherit from the views around them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The observable objects, by type.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Creates values that are all at their defaults.
    public init() {}

    /// The value of a key, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
