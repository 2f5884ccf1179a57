/// A view whose font can follow the user's preferred text size. That size is always `.large` here, so fonts never
/// change by it.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the user's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
