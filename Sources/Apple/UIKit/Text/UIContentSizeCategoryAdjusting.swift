/// A view whose font can follow the person's text size: a font of a text style, or one that ``UIFontMetrics`` scaled.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the user's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
