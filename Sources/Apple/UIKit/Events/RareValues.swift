/// A property that few objects are given. It lies beside the object's own properties, so that those who do not use it
/// pay nothing for it.
protocol RareValue {
    associatedtype Value
    /// The value of an object that was given none.
    static var usual: Value { get }
}

/// The rare properties of one object.
struct RareValues {
    private final class Storage {
        var values: [ObjectIdentifier: Any] = [:]
    }

    // Nothing, and not an empty dictionary, whose counted references would cost all who have none.
    private var storage: Storage?

    var isEmpty: Bool { storage == nil }

    subscript<Key: RareValue>(_ key: Key.Type) -> Key.Value {
        get { storage?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.usual }
        set {
            let kept = storage ?? Storage()
            kept.values[ObjectIdentifier(key)] = newValue
            storage = kept
        }
    }
}
