/// The content of a cell or a header of a list: an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform = .none

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

    @preconcurrency @MainActor
    public struct ImageProperties {
        public static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude

        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image; zero is unlimited.
        public var maximumSize: CGSize = .zero
        /// The size of the room that images are centred in; zero is the image's own.
        public var reservedLayoutSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The least height; rows have one, headers none.
    var minimumHeight: CGFloat = TableLook.rowHeight

    private init(text: UIFont, color: UIColor = .label, secondary: UIFont, secondaryColor: UIColor) {
        textProperties = TextProperties(font: text, color: color)
        secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
    }

    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .caption1),
            secondaryColor: .label)
    }

    public static func subtitleCell() -> UIListContentConfiguration {
        var result = cell()
        result.secondaryTextProperties.color = .secondaryLabel
        return result
    }

    public static func valueCell() -> UIListContentConfiguration {
        var result = UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .body),
            secondaryColor: .secondaryLabel)
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell() }
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

    public static func plainHeader() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .headline), .label, top: 4, bottom: 3.67)
    }
    public static func plainFooter() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .subheadline), .secondaryLabel, top: 5, bottom: 5)
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        var result = header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 16, bottom: 6.33)
        result.textProperties.transform = .uppercase
        return result
    }
    public static func groupedFooter() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 8, bottom: 8)
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .title3).bold, .label, top: 16, bottom: 10)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.preferredFont(forTextStyle: .title2).bold, .label, top: 16, bottom: 10)
    }
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
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
