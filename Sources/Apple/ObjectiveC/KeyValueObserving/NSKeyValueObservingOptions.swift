/// The contents of notifications of a change, and the times at which they are sent.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The change carries the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change carries the value from before.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A notification is sent at once, before the observation has begun.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A notification is sent before each change too. It never carries the new value.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
