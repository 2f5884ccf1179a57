internal import RuntimeShims

/// How the lines of a paragraph are made: the attribute `.paragraphStyle`. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    /// The values, compared and copied as one.
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var lineBreakStrategy: LineBreakStrategy = []
        var hyphenationFactor: Float = 0
        var defaultTabInterval: CGFloat = 0
        /// Nil for those that every paragraph has which says nothing.
        var tabStops: [NSTextTab]?
    }

    /// Where lines may break besides what the mode says.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Between words of Hangul and not within them, if a word has room in a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The defaults for labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var values: Values

    /// The defaults for text without a paragraph style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns the writing direction of a language; nil stands for the user's.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName, Locale.Language(identifier: languageName).characterDirection == .rightToLeft else {
            return .leftToRight
        }
        return .rightToLeft
    }

    public override init() {
        values = Values()
        super.init()
    }

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// How the lines are aligned. `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines that are too long are broken. `.byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The writing direction of the paragraph. `.natural` by default.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The room between two lines, in points. 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The room after the paragraph, in points. 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// A factor of the font's line height; 0, the default, leaves it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The least height of a line, in points. 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0, the default, sets no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The indent of the first line, in points. 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines, in points. 0 by default.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance of the lines' end from the leading edge if positive, else from the trailing one, in points. 0 by
    /// default.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The room before the paragraph, in points. 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// How line breaks are chosen.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// From which share of its width on a line's last word is parted by a hyphen. 0, the default, never does. Has no effect:
    /// lines break between words.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The distance of the stops behind the last of ``tabStops``, in points; 0, the default, goes on as the last two stand.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The places that tabs go to: twelve that are 28 points apart by default.
    open var tabStops: [NSTextTab]! { values.tabStops ?? Self.standardStops }

    private static let standardStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    open override func copy() -> Any { copy(with: nil) }

    /// An `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. Not to be changed from several threads.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    // Nil stands for the default.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }

    /// Adds a stop, in the order of the places.
    open func addTabStop(_ anObject: NSTextTab) {
        let stops: [NSTextTab] = tabStops
        let index = stops.firstIndex { $0.location > anObject.location } ?? stops.endIndex
        values.tabStops = stops[..<index] + [anObject] + stops[index...]
    }

    /// Removes the first stop that is equal to this one.
    open func removeTabStop(_ anObject: NSTextTab) {
        var stops: [NSTextTab] = tabStops
        guard let index = stops.firstIndex(of: anObject) else { return }
        stops.remove(at: index)
        values.tabStops = stops
    }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
