/// Where the lines of a text begin and end.
public enum NSTextAlignment: Int, Sendable {
    /// At the left, in the middle, at the right, or filling the width.
    case left, center, right, justified
    /// Left, or right where the writing starts at the right.
    case natural
}

/// How a line that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
    /// Broken between words, or between letters, or cut off, or cut with an ellipsis at the beginning, the end or the
    /// middle.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Which way a text is written.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the text's own letters.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
