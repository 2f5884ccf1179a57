/// What the bounds of a line are to be.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the room between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Of the ink.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// As ``useGlyphPathBounds``.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}
