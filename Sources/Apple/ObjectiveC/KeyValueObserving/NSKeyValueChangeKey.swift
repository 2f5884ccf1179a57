/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The raw value of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value; `NSNull` stands for nil. For a collection, the objects that were inserted or took the place of
    /// others.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value from before; `NSNull` stands for nil. For a collection, the objects that were removed or replaced.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The `IndexSet` of the objects of a collection that changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Present, and true, in a notification that is sent before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
