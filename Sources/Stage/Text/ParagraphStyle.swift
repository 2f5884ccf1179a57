public import CoreGraphics

/// How lines are made of a text. Lengths are in points; zero heights mean the font's own.
public struct ParagraphStyle: Hashable, Sendable {
    /// The edge that lines keep to.
    public enum Alignment: Hashable, Sendable {
        /// Left, or right where the writing starts at the right.
        case natural
        case left, center, right, justified
    }

    /// The way in which text that is too wide is broken or cut.
    public enum LineBreak: Hashable, Sendable {
        case byWordWrapping, byCharWrapping, byClipping
        case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

        var truncates: Bool {
            switch self {
            case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
            default: false
            }
        }
    }

    /// A place that a tab goes to.
    public struct TabStop: Hashable, Sendable {
        /// What stands at the stop: the start, middle or end of the text behind the tab, or a character in it.
        public enum Alignment: Hashable, Sendable {
            case left, center, right
            case character(Unicode.Scalar)
        }

        /// The distance from the leading edge, in points.
        public var location: CGFloat
        /// What stands there.
        public var alignment: Alignment

        /// Creates a stop; by default for the start of the text behind the tab.
        public init(location: CGFloat, alignment: Alignment = .left) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// The edge that lines keep to.
    public var alignment: Alignment
    /// The way in which text that is too wide is broken or cut.
    public var lineBreak: LineBreak
    /// The space between lines, in points.
    public var lineSpacing: CGFloat
    /// The space after a paragraph, in points.
    public var paragraphSpacing: CGFloat
    /// A factor of the lines' height; 0 for none.
    public var lineHeightMultiple: CGFloat
    /// The least height of a line, in points.
    public var minimumLineHeight: CGFloat
    /// The greatest height of a line, in points; 0 for none.
    public var maximumLineHeight: CGFloat
    /// The distance of the first line from the leading edge, in points.
    public var firstLineHeadIndent: CGFloat
    /// The distance of the other lines from the leading edge, in points.
    public var headIndent: CGFloat
    /// Where lines end: from the trailing edge if negative or zero, else from the leading one.
    public var tailIndent: CGFloat
    /// Whether the text runs from right to left.
    public var rightToLeft: Bool
    /// The places that tabs go to; nil for the standard ones.
    public var tabStops: [TabStop]?
    /// The distance of the stops behind those, in points; 0 for that of the last two.
    public var defaultTabInterval: CGFloat = 0
    /// Before every paragraph but the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// Lines break between words of Hangul, not within them, where there is room.
    public var keepsHangulWords = false

    /// Creates a style; by default lines break between words and have the height of their fonts.
    public init(
        alignment: Alignment = .natural, lineBreak: LineBreak = .byWordWrapping, lineSpacing: CGFloat = 0,
        paragraphSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0,
        maximumLineHeight: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0,
        tailIndent: CGFloat = 0, rightToLeft: Bool = false
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.rightToLeft = rightToLeft
    }

    /// The height of a line whose font asks for `natural`.
    func lineHeight(natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }
}
