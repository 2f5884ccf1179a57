/// How much an annotation is wanted where there is not room for all, from 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It is always there.
    public static let required = MKFeatureDisplayPriority(1000)
    /// Rather it than others.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// Rather others than it.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}
