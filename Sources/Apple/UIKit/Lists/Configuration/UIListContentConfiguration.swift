/// The content of a cell or a header of a list: an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The look of one of the configuration's two texts.
    public struct TextProperties {
        /// How lines are aligned: along the writing direction, centred, or filling the width.
        public enum TextAlignment: Int, Sendable {
            /// As the script runs.
            case natural
            /// In the middle.
            case center
            /// Flush on both sides.
            case justified
        }
        /// A change of case that is applied to the text as it is shown.
        public enum TextTransform: Int, Sendable {
            /// As given.
            case none
            /// All letters upper case.
            case uppercase
            /// All letters lower case.
            case lowercase
            /// The first letter of each word upper case.
            case capitalized
        }

        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// Changes the colour just before it is drawn.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How the lines are aligned. `.natural` by default.
        public var alignment: TextAlignment = .natural
        /// How a line that is too long ends. `.byTruncatingTail` by default.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The most lines to show; 0, the default, shows all of them.
        public var numberOfLines = 0
        /// Whether the font shrinks to keep the text on its lines. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest size the font may shrink to, as a share of its own. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move closer before the text is cut. Has no effect.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's text size. True by default.
        public var adjustsFontForContentSizeCategory = true
        /// The change of case. `.none` by default.
        public var transform: TextTransform = .none

        /// Returns the colour that the text is drawn in, after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }

    /// The look of the configuration's image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// As a side of the reserved layout size: the width or height that symbols usually take.
        public static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude

        /// The size and weight of an image that is a symbol; nil takes the image's own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template image or symbol; nil takes the cell's tint.
        public var tintColor: UIColor?
        /// Changes the tint just before the image is drawn.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image; zero is unlimited.
        public var maximumSize: CGSize = .zero
        /// The size of the room that images are centred in; zero is the image's own.
        public var reservedLayoutSize: CGSize = .zero
        /// Whether the image keeps its colours while the screen's are inverted. Has no effect: colours are never
        /// inverted.
        public var accessibilityIgnoresInvertColors = false

        /// Returns the colour that the image is tinted in, after the transformer, where `tintColor` stands in for a
        /// missing one.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// The image before the texts; nil leaves no room for one.
    public var image: UIImage?
    /// The look of the image.
    public var imageProperties = ImageProperties()
    /// The first text. It is not used while ``attributedText`` is set.
    public var text: String?
    /// The first text with attributes; they win over ``textProperties``.
    public var attributedText: NSAttributedString?
    /// The look of the first text.
    public var textProperties: TextProperties
    /// The second text, under or beside the first.
    public var secondaryText: String?
    /// The second text with attributes; they win over ``secondaryTextProperties``.
    public var secondaryAttributedText: NSAttributedString?
    /// The look of the second text.
    public var secondaryTextProperties: TextProperties
    /// The axes on which the margins are at least the superview's. Has no effect: the configuration's own margins are
    /// used.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// The distance from the view's edges to its content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Whether the second text stands beside the first where both fit. False by default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points. 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance between texts that stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between texts that stand one under the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The least height; rows have one, headers none.
    var minimumHeight: CGFloat = TableLook.rowHeight

    private init(text: UIFont, color: UIColor = .label, secondary: UIFont, secondaryColor: UIColor) {
        textProperties = TextProperties(font: text, color: color)
        secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
    }

    /// The look of a cell with one text, or with a second one beneath it.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .caption1),
            secondaryColor: .label)
    }

    /// The look of a cell with a smaller text beneath the first.
    public static func subtitleCell() -> UIListContentConfiguration {
        var result = cell()
        result.secondaryTextProperties.color = .secondaryLabel
        return result
    }

    /// The look of a cell with a grey value at its trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var result = UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .body),
            secondaryColor: .secondaryLabel)
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    /// The look of a cell in a sidebar; the same as ``cell()``.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// The look of a cell with a subtitle in a sidebar; the same as ``subtitleCell()``.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    private static func header(_ font: UIFont, _ color: UIColor, top: CGFloat, bottom: CGFloat)
        -> UIListContentConfiguration
    {
        var result = UIListContentConfiguration(
            text: font, color: color, secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel)
        result.directionalLayoutMargins.top = top
        result.directionalLayoutMargins.bottom = bottom
        result.minimumHeight = 0
        return result
    }

    /// The look of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .headline), .label, top: 4, bottom: 3.67)
    }
    /// The look of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .subheadline), .secondaryLabel, top: 5, bottom: 5)
    }
    /// The look of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var result = header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 16, bottom: 6.33)
        result.textProperties.transform = .uppercase
        return result
    }
    /// The look of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 8, bottom: 8)
    }
    /// The look of a large, bold header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .title3).bold, .label, top: 16, bottom: 10)
    }
    /// The look of the largest header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .title2).bold, .label, top: 16, bottom: 10)
    }
    /// The look of a header in a sidebar; the same as ``plainHeader()``.
    public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var copy = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        if isDisabled { copy.textProperties.color = .tertiaryLabel }
        return copy
    }
}

extension UIFont {
    fileprivate var bold: UIFont { .systemFont(ofSize: pointSize, weight: .bold) }
}

/// The directions of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The axes as bits: 1 horizontal, 2 vertical.
    public let rawValue: UInt
    /// Creates a set of axes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The axis from left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
