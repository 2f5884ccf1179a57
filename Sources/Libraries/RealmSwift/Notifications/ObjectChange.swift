/// A property that has changed.
public struct PropertyChange {
    /// The name of the property.
    public let name: String
    /// The value before.
    public let oldValue: Any?
    /// The value now.
    public let newValue: Any?
}

/// What has happened to an object.
public enum ObjectChange<T> {
    /// The realm cannot be read.
    case error(_: any Error)
    /// Properties have changed.
    case change(_: T, _: [PropertyChange])
    /// The object is gone.
    case deleted
}
