/// Which annotation views are in front of others, from 0 to 1000.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// In front of all.
    public static let max = MKAnnotationViewZPriority(1000)
    /// As annotations are that are selected.
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    /// As annotations are.
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    /// Behind all.
    public static let min = MKAnnotationViewZPriority(0)
}
