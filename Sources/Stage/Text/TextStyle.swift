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
    /// Of which pieces that line is.
    public var underlinePattern = LinePattern.solid
    /// Nil for the text's colour.
    public var underlineColor: CGColor?
    /// The line through the characters.
    public var strikethrough: UnderlineStyle
    /// Of which pieces that line is.
    public var strikethroughPattern = LinePattern.solid
    /// The colour of that line; nil for that of the characters.
    public var strikethroughColor: CGColor?
    /// Added between characters, in points.
    public var kern: CGFloat
    /// How far the characters are raised above the line's baseline, in points.
    public var baselineOffset: CGFloat
    /// Drawn along the outlines of the characters; nil for nothing.
    public var outline: TextOutline?
    /// Under the characters and their lines; nil for none.
    public var shadow: TextShadow?
    /// Drawn in the place of each character of the run.
    public var attachment: TextAttachment?

    /// Creates a style.
    public init(
        font: FontDescriptor, color: CGColor? = nil, backgroundColor: CGColor? = nil,
        underline: UnderlineStyle = .none, underlineColor: CGColor? = nil, strikethrough: UnderlineStyle = .none,
        strikethroughColor: CGColor? = nil, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
        outline: TextOutline? = nil, attachment: TextAttachment? = nil
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
        self.outline = outline
        self.attachment = attachment
    }
}

/// A line along the outlines of characters.
public struct TextOutline: Hashable, Sendable {
    /// The width of the line, in points.
    public var width: CGFloat
    /// Nil for the text's colour.
    public var color: CGColor?
    /// Whether the characters are filled as well.
    public var isFilled: Bool

    /// Creates an outline.
    public init(width: CGFloat, color: CGColor? = nil, isFilled: Bool) {
        self.width = width
        self.color = color
        self.isFilled = isFilled
    }
}

/// The shadow of characters.
public struct TextShadow: Hashable, Sendable {
    /// The colour, whose opacity is the shadow's.
    public var color: CGColor
    /// To the right and down, in points.
    public var offset: CGSize
    /// Twice the standard deviation of the blur, in points, as Core Graphics counts.
    public var blur: CGFloat

    /// Creates a shadow.
    public init(color: CGColor, offset: CGSize, blur: CGFloat) {
        self.color = color
        self.offset = offset
        self.blur = blur
    }
}

/// A line under or through a text.
public enum UnderlineStyle: Hashable, Sendable {
    case none, single, thick, double
}

/// The pieces of a line under or through a text.
public enum LinePattern: Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot

    /// A piece and a gap in turn, in thicknesses of the line, as AppKit's header has them.
    var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}
