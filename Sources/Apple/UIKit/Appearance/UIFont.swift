internal import RuntimeShims
package import Stage

/// A typeface at a size. Immutable and usable from any thread.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    /// The thickness of letters.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// A weight, from ultra light to black.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// A weight, from ultra light to black.
        public static let thin = Weight(rawValue: -0.6)
        /// A weight, from ultra light to black.
        public static let light = Weight(rawValue: -0.4)
        /// A weight, from ultra light to black.
        public static let regular = Weight(rawValue: 0)
        /// A weight, from ultra light to black.
        public static let medium = Weight(rawValue: 0.23)
        /// A weight, from ultra light to black.
        public static let semibold = Weight(rawValue: 0.3)
        /// A weight, from ultra light to black.
        public static let bold = Weight(rawValue: 0.4)
        /// A weight, from ultra light to black.
        public static let heavy = Weight(rawValue: 0.56)
        /// A weight, from ultra light to black.
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

    /// How the font follows the size of text; nil if it does not.
    package let scaling: FontScaling?

    package convenience init(_ descriptor: FontDescriptor) {
        self.init(descriptor, scaling: nil)
    }

    package init(_ descriptor: FontDescriptor, scaling: FontScaling?) {
        self.descriptor = descriptor
        self.scaling = scaling
        metrics = descriptor.metrics
        super.init()
    }

    /// The system's font at its usual size. On iOS such a font has neither name nor size.
    public override convenience init() {
        self.init(FontDescriptor(family: .system, size: UIFont.systemFontSize))
    }

    /// The font with this name ("HelveticaNeue-Bold", "Georgia"); nil for a font that neither iOS nor the app has.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let descriptor = UIFont.named(fontName, size: fontSize) else { return nil }
        self.init(descriptor)
    }

    /// Creates the font that a descriptor describes; size 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var stage = descriptor.stage
        if pointSize > 0 { stage.size = pointSize }
        self.init(stage)
    }

    /// Reads an archived font; nil for an archive without one, or with one that is not here.
    public required convenience init?(coder: NSCoder) {
        guard let descriptor = Archived.descriptor(coder) else { return nil }
        self.init(descriptor)
    }

    open func encode(with coder: NSCoder) { Archived.encode(descriptor, name: fontName, coder) }

    open class var supportsSecureCoding: Bool { true }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a font of the system's. It is Inter.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The breadth of letters.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Narrower than condensed.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrow.
        public static let condensed = Width(rawValue: -0.2)
        /// As usual.
        public static let standard = Width(rawValue: 0)
        /// Wide.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns the system's font in a weight. The width has no effect: Inter, which stands for the system's font, has one.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the system's font in a weight. It is Inter.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: weight.css))
    }

    /// Returns a font of the system's. It is Inter.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns a font of the system's. It is Inter.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: 400, isItalic: true))
    }

    /// Returns the system's font in a weight. It is Inter.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .system, size: fontSize, weight: weight.css, monospacedDigits: true))
    }

    /// Returns the system's font in a weight. It is Inter.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .monospaced, size: fontSize, weight: weight.css))
    }

    /// The size in points that iOS uses here: 17.
    public class var labelFontSize: CGFloat { 17 }
    /// The size in points that iOS uses here: 18.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size in points that iOS uses here: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size in points that iOS uses here: 14.
    public class var systemFontSize: CGFloat { 14 }

    /// The size in points.
    public var pointSize: CGFloat { descriptor.size }
    /// The height of the line above the baseline, in points.
    public var ascender: CGFloat { metrics.ascender }
    /// The depth of the line below the baseline, in points; negative.
    public var descender: CGFloat { metrics.descender }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// The room between lines, in points.
    public var leading: CGFloat { metrics.leading }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of small letters, in points.
    public var xHeight: CGFloat { metrics.xHeight }

    /// The name of the family.
    public var familyName: String {
        switch descriptor.family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        case .named(let name): name
        }
    }

    /// The name of the font.
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

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }

    /// Returns the font in another size.
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

    /// The families that there are, in order: those that are installed, those of the app, and those of every iPhone, for which
    /// others may stand in.
    open class var familyNames: [String] { FontLibrary.familyNames }

    /// Returns the names of a family's faces, with which ``init(name:size:)`` finds them. Empty for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] { FontLibrary.names(ofFamily: familyName) }

    static func named(_ name: String, size: CGFloat) -> FontDescriptor? {
        guard let face = FontLibrary.face(named: name) else { return nil }
        return FontDescriptor(family: .named(face.family), size: size, weight: face.weight, isItalic: face.isItalic)
    }
}
