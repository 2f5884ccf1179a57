/// Shared behaviour of UIKit's own editable texts, whose positions are UTF-16 offsets. Not for apps.
@preconcurrency @MainActor
public protocol _OffsetTextInput: UITextInput {
    /// The number of UTF-16 units of the text.
    var _length: Int { get }
    /// The range of the text that an input method is composing.
    var _markedOffsets: NSRange? { get }
    /// Replaces the composed text.
    func _mark(_ text: String, selected: NSRange)
    /// Takes the composed text over as it is.
    func _finishMarking()
}

extension _OffsetTextInput {
    /// The range of the text that an input method is composing; nil if none is.
    public var markedTextRange: UITextRange? { _markedOffsets.map { UITextRange($0) } }

    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        _mark(markedText ?? "", selected: selectedRange)
    }

    public func unmarkText() { _finishMarking() }

    /// The position before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { UITextPosition(offset: _length) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = position.offset + offset
        return (0..._length).contains(target) ? UITextPosition(offset: target) : nil
    }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: -offset)
        case .up, .down: nil
        }
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
}
