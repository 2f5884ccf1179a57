/// How much a constraint matters: 1000 must hold, anything lower may give way.
///
/// A higher priority wins absolutely: no number of lower constraints outweighs it. Constraints of one priority share:
/// the sum of what they miss is the least possible.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    /// A priority, brought into 0...1000.
    public init(rawValue: Float) {
        self.rawValue = min(max(rawValue, 0), 1000)
    }

    /// Creates a priority; 1000 and above must hold.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// The priority of what must hold.
    public static let required = Priority(1000)

    /// Whether the constraint must hold.
    public var isRequired: Bool { rawValue >= 1000 }

    public static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
    }
}
