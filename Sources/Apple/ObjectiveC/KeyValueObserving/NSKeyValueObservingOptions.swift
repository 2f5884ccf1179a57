/// What a notification of a change carries, and when it is sent.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

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
