/// What views are given by those around them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The observable objects, by type.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
