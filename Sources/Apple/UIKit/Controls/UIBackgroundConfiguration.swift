/// The background of a cell, a header or another view, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: @MainActor Hashable {
    /// A view shown in place of the background's colour and image; the configuration's insets and corners apply to
    /// it. Nil by default.
    public var customView: UIView?
    /// The radius of the corners, in points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The distance from the cell's edges to the background, in points. Zero by default.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The colour of the background; nil takes none, or the cell's own default.
    public var backgroundColor: UIColor?
    /// Changes the background's colour just before it is drawn.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An image over the colour and under the stroke.
    public var image: UIImage?
    /// How the image fills the background. `.scaleToFill` by default.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The colour of the border; nil takes the tint.
    public var strokeColor: UIColor?
    /// Changes the border's colour just before it is drawn.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points. 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// The distance from the background's edge out to the border, in points. Has no effect.
    public var strokeOutset: CGFloat = 0
    // Colours for a background that the app has given none: at rest, pressed, and in the present state.
    var base: UIColor?
    var highlighted: UIColor?
    var shown: UIColor?

    init(base: UIColor?, highlighted: UIColor? = nil) {
        self.base = base
        self.highlighted = highlighted
        shown = base
    }

    /// A background that draws nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(base: .clear) }

    /// The background colour with its transformer; nil is the tint colour, as in UIKit.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? shown ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the colour that the border is drawn in, after the transformer, where `tintColor` stands in for a
    /// missing colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
