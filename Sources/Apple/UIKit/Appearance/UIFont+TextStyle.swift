extension UIFont {
    /// The purpose of a text, which decides its size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The use of text `extraLargeTitle`.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The use of text `largeTitle`.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The use of text `title1`.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The use of text `title2`.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The use of text `title3`.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The use of text `headline`.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The use of text `body`.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The use of text `callout`.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The use of text `subheadline`.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The use of text `footnote`.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The use of text `caption1`.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The use of text `caption2`.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Size and weight at the default content size, from Apple's Human Interface Guidelines (Large).
        package var specification: (size: CGFloat, weight: Weight) {
            switch self {
            case .extraLargeTitle: (36, .bold)
            case .largeTitle: (34, .regular)
            case .title1: (28, .regular)
            case .title2: (22, .regular)
            case .title3: (20, .regular)
            case .headline: (17, .semibold)
            case .callout: (16, .regular)
            case .subheadline: (15, .regular)
            case .footnote: (13, .regular)
            case .caption1: (12, .regular)
            case .caption2: (11, .regular)
            default: (17, .regular)
            }
        }
    }

    /// Returns the font of a use of text, at the size that the person wants.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a use of text, at the size of a trait collection; that of the app where it says none.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(scaling: FontScaling(style: style), at: .of(traitCollection))
    }

    /// The font as large as a text size makes it; nil if it does not follow the size of text.
    package func following(_ size: UIContentSizeCategory) -> UIFont? {
        scaling.map { UIFont(scaling: $0, at: size) }
    }

    private convenience init(scaling: FontScaling, at size: UIContentSizeCategory) {
        self.init(scaling.descriptor(at: size), scaling: scaling)
    }

    fileprivate func scaled(_ style: TextStyle, maximum: CGFloat, at size: UIContentSizeCategory) -> UIFont {
        UIFont(scaling: FontScaling(style: style, base: scaling?.base ?? descriptor, maximum: maximum), at: size)
    }
}

/// Scales fonts and lengths by the size of text that the person wants.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Creates the metrics of a use of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The metrics of body texts.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns the font for the person's text size. A label that adjusts its font keeps it so.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// Returns the font for the text size of a trait collection.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }
    /// Returns the font for the person's text size, of at most `maximumPointSize` points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// Returns the font for the text size of a trait collection, of at most `maximumPointSize` points; 0 is no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.scaled(style, maximum: maximumPointSize > 0 ? maximumPointSize : .infinity, at: .of(traitCollection))
    }
    /// Returns a length for the person's text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// Returns a length for the text size of a trait collection.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let size = UIContentSizeCategory.of(traitCollection)
        guard size != .large else { return value }
        // To a third of a point, so that lines stay on pixels.
        return (value * FontScaling(style: style).factor(at: size) * 3).rounded() / 3
    }
}
