/// A property that few objects are given. It lies beside the object's own properties, so that those who do not use it
/// pay nothing for it.
protocol RareValue {
    associatedtype Value
    /// The value of an object that was given none.
    static var usual: Value { get }
}

/// The rare properties of one object.
struct RareValues {
    private var values: [ObjectIdentifier: Any] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript<Key: RareValue>(_ key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.usual }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
