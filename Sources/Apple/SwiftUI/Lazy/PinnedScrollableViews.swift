/// Which parts of a lazy container's sections stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers, at the leading edge of what is scrolled.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers, at the trailing edge of what is scrolled.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
