/// The background of a cell, a header or another view, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: @MainActor Hashable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    /// What a cell in this state has when the app has set no colour.
    private var base: UIColor?
    private var highlighted: UIColor?
    private var shown: UIColor?

    init(base: UIColor?, highlighted: UIColor? = nil) {
        self.base = base
        self.highlighted = highlighted
        shown = base
    }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(base: .clear) }
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(base: .systemBackground, highlighted: .systemGray4)
    }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(base: .secondarySystemGroupedBackground, highlighted: .systemGray4)
    }
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(base: .clear, highlighted: .systemGray5)
    }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        let cell = state as? UICellConfigurationState
        copy.shown = cell?.isSelected == true || cell?.isHighlighted == true ? highlighted ?? base : base
        return copy
    }

    /// The background colour with its transformer; nil is the tint colour, as in UIKit.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? shown ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
