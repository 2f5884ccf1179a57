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

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    public let transform: (UIColor) -> UIColor
    private let id = UUID()

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Shows a background configuration.
final class ConfiguredBackgroundView: UIView {
    private let fill = UIView(frame: .zero)
    private var insets = NSDirectionalEdgeInsets.zero
    private var custom: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
        insets = configuration.backgroundInsets
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor =
            configuration.strokeWidth > 0
            ? configuration.resolvedStrokeColor(for: tint).resolved(traitCollection) : nil
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom {
                fill.addSubview(custom)
                fill.clipsToBounds = true
            }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(
            x: insets.leading, y: insets.top, width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        custom?.frame = fill.bounds
    }
}
