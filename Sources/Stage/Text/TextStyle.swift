public import CoreGraphics

/// How a run of characters looks.
public struct TextStyle: Hashable, Sendable {
    /// The font.
    public var font: FontDescriptor
    /// Nil for the colour that the drawing names.
    public var color: CGColor?
    /// The colour behind the characters; nil for none.
    public var backgroundColor: CGColor?
    /// The line below the characters.
    public var underline: UnderlineStyle
    /// Nil for the text's colour.
    public var underlineColor: CGColor?
    /// The line through the characters.
    public var strikethrough: UnderlineStyle
    /// The colour of that line; nil for that of the characters.
    public var strikethroughColor: CGColor?
    /// Added between characters, in points.
    public var kern: CGFloat
    /// How far the characters are raised above the line's baseline, in points.
    public var baselineOffset: CGFloat
    /// Drawn in the place of each character of the run.
    public var attachment: TextAttachment?

    /// Creates a style.
    public init(
        font: FontDescriptor, color: CGColor? = nil, backgroundColor: CGColor? = nil,
        underline: UnderlineStyle = .none, underlineColor: CGColor? = nil, strikethrough: UnderlineStyle = .none,
        strikethroughColor: CGColor? = nil, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
        attachment: TextAttachment? = nil
    ) {
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.underline = underline
        self.underlineColor = underlineColor
        self.strikethrough = strikethrough
        self.strikethroughColor = strikethroughColor
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.attachment = attachment
    }
}

/// A line under or through a text.
public enum UnderlineStyle: Hashable, Sendable {
    case none, single, thick, double
}
