import Stage

/// A font that is found when it is known where it is used.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
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

    public struct Weight: Hashable, Sendable {
        let uiKit: UIFont.Weight

        public static let ultraLight = Weight(uiKit: .ultraLight)
        public static let thin = Weight(uiKit: .thin)
        public static let light = Weight(uiKit: .light)
        public static let regular = Weight(uiKit: .regular)
        public static let medium = Weight(uiKit: .medium)
        public static let semibold = Weight(uiKit: .semibold)
        public static let bold = Weight(uiKit: .bold)
        public static let heavy = Weight(uiKit: .heavy)
        public static let black = Weight(uiKit: .black)
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        case named(String, size: CGFloat)
        case uiKit(UIFont)
    }

    private var base: Base
    private var design: Design = .default
    private var weight: Weight?
    private var isBold = false
    private var isItalic = false
    private var hasMonospacedDigits = false

    private init(_ base: Base) { self.base = base }

    // MARK: Making fonts

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        font.design = design ?? .default
        font.weight = weight
        return font
    }

    /// - Parameter size: In points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.system(size: size))
        font.design = design ?? .default
        font.weight = weight
        return font
    }

    /// The font with this name, or the system's when there is none.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.named(name, size: size)) }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: size))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.named(name, size: fixedSize)) }

    public init(_ font: UIFont) { base = .uiKit(font) }

    // MARK: Changing fonts

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

    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }

    public func monospacedDigit() -> Font {
        var copy = self
        copy.hasMonospacedDigits = true
        return copy
    }

    public func monospaced() -> Font { design(.monospaced) }

    func design(_ design: Design) -> Font {
        var copy = self
        copy.design = design
        return copy
    }

    // MARK: Finding fonts

    var uiFont: UIFont {
        let font: UIFont
        switch base {
        case .style(let style): font = .preferredFont(forTextStyle: style.uiKit)
        case .system(let size): font = .systemFont(ofSize: size)
        case .named(let name, let size): font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
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
        return descriptor == font.descriptor ? font : UIFont(descriptor)
    }
}
