/// Where the lines of a text begin and end.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified
    /// Left, or right where the writing starts at the right.
    case natural
}

/// How a line that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Which way a text is written.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
