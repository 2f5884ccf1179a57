extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`, behind the characters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: points added between characters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number. Has no effect: letters are joined as their font has it.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: points added between characters, as `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number, of `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number, of `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; the text's own without it.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; the text's own without it.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An `NSTextAttachment`, on the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or a string.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number: points above the line's baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A `UIColor`, of the outlines that ``strokeWidth`` asks for; the text's own without it.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the width of the characters' outlines in hundredths of the font's size. Above 0, nothing but the outlines
    /// is drawn; below, the characters are filled as well.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A number other than 0 slants the characters.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A line of dots, together with a style such as ``single``.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line of dashes, together with a style such as ``single``.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of dashes and dots, together with a style such as ``single``.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes and two dots each, together with a style such as ``single``.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line that leaves out blanks. Has no effect: it goes on under them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
