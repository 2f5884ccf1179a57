/// When a subscription began and ended.
public struct Subscription: Hashable, Sendable {
    private static let infinity = Int.max

    /// When it began.
    public let subscribe: Int

    /// When it ended, `Int.max` when it has not.
    public let unsubscribe: Int

    /// A subscription that has not ended.
    public init(_ subscribe: Int) { self.init(subscribe, Self.infinity) }

    /// A subscription with the times of its beginning and its end.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomDebugStringConvertible {
    public var debugDescription: String {
        "(\(subscribe): \(unsubscribe == Self.infinity ? "Infinity" : String(unsubscribe)))"
    }
}
