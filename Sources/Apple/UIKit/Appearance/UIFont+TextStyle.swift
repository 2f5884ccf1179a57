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

    /// Returns the font of a use of text. The text size is always `.large` here.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (size, weight) = style.specification
        return systemFont(ofSize: size, weight: weight)
    }

    /// Returns the font of a use of text. The text size is always `.large` here.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }
}

/// Scales fonts and lengths by the content size the person chose, which on Linux is the default one.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Creates the metrics of a use of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The metrics of body texts.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns the font for the user's text size: the same one, as that is always `.large`.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    /// Returns the font for the user's text size: the same one, as that is always `.large`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    /// Returns a length for the user's text size: the same one, as that is always `.large`.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
