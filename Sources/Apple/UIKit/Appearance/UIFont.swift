internal import RuntimeShims
package import Stage

/// A typeface at a size. Immutable and usable from any thread.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        private static let steps: [(weight: Weight, css: Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]

        /// The CSS weight whose named step is nearest.
        package var css: Int {
            Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!.css
        }

        package init(css: Int) {
            self = Self.steps.min { abs($0.css - css) < abs($1.css - css) }!.weight
        }
    }

    package let descriptor: FontDescriptor
    private let metrics: FontMetrics

    package init(_ descriptor: FontDescriptor) {
        self.descriptor = descriptor
        metrics = descriptor.metrics
        super.init()
    }

    /// The font with this name ("HelveticaNeue-Bold", "Georgia"); nil for a font that neither iOS nor the app has.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let descriptor = UIFont.named(fontName, size: fontSize) else { return nil }
        self.init(descriptor)
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var stage = descriptor.stage
        if pointSize > 0 { stage.size = pointSize }
        self.init(stage)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: weight.css))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: 400, isItalic: true))
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: weight.css, monospacedDigits: true))
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .monospaced, size: fontSize, weight: weight.css))
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    public var pointSize: CGFloat { descriptor.size }
    public var ascender: CGFloat { metrics.ascender }
    public var descender: CGFloat { metrics.descender }
    public var lineHeight: CGFloat { metrics.lineHeight }
    public var leading: CGFloat { metrics.leading }
    public var capHeight: CGFloat { metrics.capHeight }
    public var xHeight: CGFloat { metrics.xHeight }

    public var familyName: String {
        switch descriptor.family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        case .named(let name): name
        }
    }

    public var fontName: String {
        switch descriptor.family {
        case .system:
            ".SFUI-" + UIFont.styleName(weight: descriptor.weight, italic: descriptor.isItalic)
        default:
            familyName.replacingOccurrences(of: " ", with: "")
                + (descriptor.weight == 400 && !descriptor.isItalic
                    ? "" : "-" + UIFont.styleName(weight: descriptor.weight, italic: descriptor.isItalic))
        }
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var copy = descriptor
        copy.size = fontSize
        return UIFont(copy)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.descriptor == descriptor
    }

    open override var hash: Int { descriptor.hashValue }

    open override var description: String {
        "<UICTFont: \(ObjectIdentifier(self))> font-family: \"\(familyName)\"; font-weight: \(descriptor.weight); "
            + "font-style: \(descriptor.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt"
    }

    private static func styleName(weight: Int, italic: Bool) -> String {
        let names = [
            100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold",
            800: "Heavy", 900: "Black",
        ]
        let name = names[weight] ?? "Regular"
        return italic ? (weight == 400 ? "Italic" : name + "Italic") : name
    }

    private static func named(_ name: String, size: CGFloat) -> FontDescriptor? {
        guard let face = FontLibrary.face(named: name) else { return nil }
        return FontDescriptor(family: .named(face.family), size: size, weight: face.weight, isItalic: face.isItalic)
    }
}
