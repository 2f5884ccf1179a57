/// A place in a text, between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// In UTF-16 units; for the positions that our own views make.
    package let offset: Int

    public override init() {
        offset = 0
        super.init()
    }

    package init(offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A stretch of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    private let storedStart: UITextPosition
    private let storedEnd: UITextPosition

    public override init() {
        storedStart = UITextPosition()
        storedEnd = storedStart
        super.init()
    }

    package init(_ range: NSRange) {
        storedStart = UITextPosition(offset: range.location)
        storedEnd = UITextPosition(offset: NSMaxRange(range))
        super.init()
    }

    /// The position before the first character.
    open var start: UITextPosition { storedStart }
    /// The position after the last character.
    open var end: UITextPosition { storedEnd }
    /// Whether the range holds no character.
    open var isEmpty: Bool { start.offset == end.offset }

    package var range: NSRange {
        NSRange(location: min(start.offset, end.offset), length: abs(end.offset - start.offset))
    }
}

/// The rectangle of one line of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    private let storedRect: CGRect

    public override init() {
        storedRect = .zero
        super.init()
    }

    package init(rect: CGRect) {
        storedRect = rect
        super.init()
    }

    /// The frame of the piece, in the view's coordinates.
    open var rect: CGRect { storedRect }
    /// The direction of the piece: from left to right, whatever its letters.
    open var writingDirection: NSWritingDirection { .leftToRight }
    /// Whether the selection begins in the piece. Always false here.
    open var containsStart: Bool { false }
    /// Whether the selection ends in the piece. Always false here.
    open var containsEnd: Bool { false }
    /// Whether the text runs downwards. Always false.
    open var isVertical: Bool { false }
}

/// A direction in the order of the text.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end, or towards the beginning.
    case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left, up, or down.
    case left, up, down
}

/// An object that takes characters from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Replaces the selection by typed text.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the cursor.
    func deleteBackward()
}

/// A text that can be read, selected and changed by positions.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text of a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection; an empty range is the cursor.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the text that an input method is composing; nil if none is.
    var markedTextRange: UITextRange? { get }
    /// Replaces the composed text, and selects a range of it, counted in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Takes the composed text over as it is.
    func unmarkText()
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position so many UTF-16 units further; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position so many steps further in a direction on the screen.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns which of two positions comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the frame of a range's first line.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the frame of the cursor at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the frames of a range, a line each.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
