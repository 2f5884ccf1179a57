public import CoreGraphics

/// The measures of a font at a size, in points.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to a line's top.
    public var ascender: CGFloat
    /// From the baseline down to a line's bottom: negative.
    public var descender: CGFloat
    /// The height of a line, in points.
    public var lineHeight: CGFloat
    /// The space that a font wants between two lines, beyond their heights.
    public var leading: CGFloat
    /// The height of capital letters, in points.
    public var capHeight: CGFloat
    /// The height of small letters without ascenders, in points.
    public var xHeight: CGFloat

    /// Creates metrics, all in points.
    public init(
        ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, leading: CGFloat, capHeight: CGFloat,
        xHeight: CGFloat
    ) {
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// San Francisco's published measures, in units of 1/2048 em, whatever font draws in its place: what iOS lays out
    /// fits only if the system font's lines are as high as there.
    static func sanFrancisco(size: CGFloat) -> FontMetrics {
        let unit = size / 2048
        return FontMetrics(
            ascender: 1950 * unit, descender: -494 * unit, lineHeight: 2444 * unit, leading: 0, capHeight: 1443 * unit,
            xHeight: 1078 * unit)
    }
}
