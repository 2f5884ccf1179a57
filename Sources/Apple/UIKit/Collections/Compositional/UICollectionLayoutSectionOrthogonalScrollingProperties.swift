/// Details of a section that scrolls across its layout.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the section gives way beyond its ends.
    public enum Bounce: Int, Sendable {
        /// When its groups do not fit.
        case automatic
        /// Even when its groups fit.
        case always
        /// Not at all.
        case never
    }

    /// How fast the section slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Slowly for sections that rest anywhere or where a group begins, soon for those that move by groups.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// Slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How fast the section slows down. `.automatic` by default.
    public var decelerationRate = DecelerationRate.automatic
    /// Whether the section gives way beyond its ends. `.automatic` by default.
    public var bounce = Bounce.automatic
}
