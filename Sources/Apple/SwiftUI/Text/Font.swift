import Stage

/// A font that is found when it is known where it is used.
public struct Font: Hashable, Sendable {
    /// The uses of text, whose sizes follow the user's choice.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The uses from the largest to the smallest.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiKit: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// The thickness of letters.
    public struct Weight: Hashable, Sendable {
        let uiKit: UIFont.Weight

        /// A weight, from ultra light to black.
        public static let ultraLight = Weight(uiKit: .ultraLight)
        /// A weight, from ultra light to black.
        public static let thin = Weight(uiKit: .thin)
        /// A weight, from ultra light to black.
        public static let light = Weight(uiKit: .light)
        /// A weight, from ultra light to black.
        public static let regular = Weight(uiKit: .regular)
        /// A weight, from ultra light to black.
        public static let medium = Weight(uiKit: .medium)
        /// A weight, from ultra light to black.
        public static let semibold = Weight(uiKit: .semibold)
        /// A weight, from ultra light to black.
        public static let bold = Weight(uiKit: .bold)
        /// A weight, from ultra light to black.
        public static let heavy = Weight(uiKit: .heavy)
        /// A weight, from ultra light to black.
        public static let black = Weight(uiKit: .black)
    }

    /// The form of letters.
    public enum Design: Hashable, Sendable {
        /// The system's form, one with serifs, a rounded one, or letters of equal width.
        case `default`, serif, rounded, monospaced
    }

    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// Without a use of text the size stays.
        case named(String, size: CGFloat, TextStyle?)
        case uiKit(UIFont)
    }

    private var base: Base
    private var design: Design = .default
    private var weight: Weight?
    private var isBold = false
    private var isItalic = false
    private var hasMonospacedDigits = false
    private var width: Width?
    private var leading: Leading?
    private var capitals = FontDescriptor.SmallCapitals.none

    private init(_ base: Base) { self.base = base }

    // MARK: Making fonts

    /// The font of a use of text, whose size follows the user's choice.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of a use of text, whose size follows the user's choice.
    public static let title = Font(.style(.title))
    /// The font of a use of text, whose size follows the user's choice.
    public static let title2 = Font(.style(.title2))
    /// The font of a use of text, whose size follows the user's choice.
    public static let title3 = Font(.style(.title3))
    /// The font of a use of text, whose size follows the user's choice.
    public static let headline = Font(.style(.headline))
    /// The font of a use of text, whose size follows the user's choice.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of a use of text, whose size follows the user's choice.
    public static let body = Font(.style(.body))
    /// The font of a use of text, whose size follows the user's choice.
    public static let callout = Font(.style(.callout))
    /// The font of a use of text, whose size follows the user's choice.
    public static let footnote = Font(.style(.footnote))
    /// The font of a use of text, whose size follows the user's choice.
    public static let caption = Font(.style(.caption))
    /// The font of a use of text, whose size follows the user's choice.
    public static let caption2 = Font(.style(.caption2))

    /// The system's font for a use of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        font.design = design ?? .default
        font.weight = weight
        return font
    }

    /// The system's font of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.system(size: size))
        font.design = design ?? .default
        font.weight = weight
        return font
    }

    /// The font with this name, or the system's when there is none. Its size follows the user's choice as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.named(name, size: size, .body)) }

    /// A font of the app's or the system's by name, whose size follows the user's choice as a use of text does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: size, textStyle))
    }

    /// A font by name, of a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.named(name, size: fixedSize, nil)) }

    /// Creates a font from UIKit's.
    public init(_ font: UIFont) { base = .uiKit(font) }

    // MARK: Changing fonts

    /// Returns the font in a weight.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }

    /// The emphasised form, which the system's fonts have in semibold at the sizes of texts and in bold at those of titles.
    public func bold() -> Font {
        var copy = self
        copy.isBold = true
        return copy
    }

    /// Returns the font in italics.
    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }

    /// Returns the font with digits of equal width.
    public func monospacedDigit() -> Font {
        var copy = self
        copy.hasMonospacedDigits = true
        return copy
    }

    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { capitals(.all) }

    /// Returns the font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { capitals(capitals == .uppercase ? .all : .lowercase) }

    /// Returns the font with small capitals for capitals.
    public func uppercaseSmallCaps() -> Font { capitals(capitals == .lowercase ? .all : .uppercase) }

    private func capitals(_ capitals: FontDescriptor.SmallCapitals) -> Font {
        var copy = self
        copy.capitals = capitals
        return copy
    }

    /// Returns the font with letters of equal width.
    public func monospaced() -> Font { design(.monospaced) }

    func design(_ design: Design) -> Font {
        var copy = self
        copy.design = design
        return copy
    }

    /// Returns the font with narrower or wider letters. The fonts here have one width, so it has no effect.
    public func width(_ width: Width) -> Font {
        var copy = self
        copy.width = width
        return copy
    }

    /// Returns the font with lines that are nearer or farther. Has no effect.
    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.leading = leading
        return copy
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// The share of the usual width that is added.
        public var value: CGFloat
        /// Creates a width from the share that is added to the usual one.
        public init(_ value: CGFloat) { self.value = value }
        /// Narrow letters.
        public static let compressed = Width(-0.3)
        /// Narrower letters.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wider letters.
        public static let expanded = Width(0.2)
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        /// As the font has it, nearer, or farther.
        case standard, tight, loose
    }

    // MARK: Finding fonts

    var uiFont: UIFont { uiFont(in: nil) }

    /// - Parameter size: How large text is; nil for as large as the person wants it.
    func uiFont(in size: DynamicTypeSize?) -> UIFont {
        let font: UIFont
        switch base {
        case .style(let style):
            let traits = size.map { UITraitCollection(preferredContentSizeCategory: $0.category) }
            font = .preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
        case .system(let size): font = .systemFont(ofSize: size)
        case .named(let name, let points, let style):
            let traits = size.map { UITraitCollection(preferredContentSizeCategory: $0.category) }
            let points =
                style.map {
                    UIFontMetrics(forTextStyle: $0.uiKit).scaledValue(for: points, compatibleWith: traits)
                } ?? points
            font = UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
        case .uiKit(let uiKit): font = uiKit
        }
        var descriptor = font.descriptor
        if isBold { descriptor.weight = max(descriptor.weight, descriptor.size < 20 ? 600 : 700) }
        if let weight { descriptor.weight = weight.uiKit.css }
        switch design {
        case .default: break
        case .serif: descriptor.family = .serif
        case .rounded: descriptor.family = .rounded
        case .monospaced: descriptor.family = .monospaced
        }
        if isItalic { descriptor.isItalic = true }
        if hasMonospacedDigits { descriptor.monospacedDigits = true }
        if capitals != .none { descriptor.smallCapitals = capitals }
        return descriptor == font.descriptor ? font : UIFont(descriptor)
    }
}
