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

    open var start: UITextPosition { storedStart }
    open var end: UITextPosition { storedEnd }
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

    open var rect: CGRect { storedRect }
    open var writingDirection: NSWritingDirection { .leftToRight }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// What takes characters from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A text that can be read, selected and changed by positions.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
