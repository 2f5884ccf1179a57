public import CoreGraphics

/// How a run of characters looks.
public struct TextStyle: Hashable, Sendable {
    public var font: FontDescriptor
    /// Nil for the colour that the drawing names.
    public var color: CGColor?
    public var backgroundColor: CGColor?
    public var underline: UnderlineStyle
    /// Nil for the text's colour.
    public var underlineColor: CGColor?
    public var strikethrough: UnderlineStyle
    public var strikethroughColor: CGColor?
    /// Added between characters, in points.
    public var kern: CGFloat
    /// How far the characters are raised above the line's baseline, in points.
    public var baselineOffset: CGFloat
    /// Drawn in the place of each character of the run.
    public var attachment: TextAttachment?

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
