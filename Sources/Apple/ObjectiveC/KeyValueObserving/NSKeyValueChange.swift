/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Objects were put into a collection.
    case insertion = 2
    /// Objects were taken from a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
}
