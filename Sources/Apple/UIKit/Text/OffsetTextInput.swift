/// What our own editable texts do alike: their positions are UTF-16 offsets. Not for apps.
@preconcurrency @MainActor
public protocol _OffsetTextInput: UITextInput {
    var _length: Int { get }
    var _markedOffsets: NSRange? { get }
    func _mark(_ text: String, selected: NSRange)
    func _finishMarking()
}

extension _OffsetTextInput {
    public var markedTextRange: UITextRange? { _markedOffsets.map { UITextRange($0) } }

    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        _mark(markedText ?? "", selected: selectedRange)
    }

    public func unmarkText() { _finishMarking() }

    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
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
