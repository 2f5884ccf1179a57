/// The view's side of the editing model: the text's attributes, and the reaction to the user's edits.
extension UITextView: TextInteractionHost {
    var allowsEditing: Bool { isEditable }
    var allowsNewlines: Bool { true }

    func shouldReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func textWasEdited() {
        textDidChangeSomehow()
        textStorageWasEdited()
        scrollRangeToVisible(NSRange(location: editor.head, length: 0))
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionWasChanged() {
        contentView.textDidChange()
        if isFirstResponder {
            setNeedsLayout()
            scrollRangeToVisible(NSRange(location: editor.head, length: 0))
        }
        delegate?.textViewDidChangeSelection(self)
    }

    /// The text changed, by a person or by the app.
    func textDidChangeSomehow() {
        contentView.textDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    func returnWasPressed() {}

    func offset(closestTo point: CGPoint) -> Int { contentView.offset(closestTo: point) }
    func caretRect(at offset: Int) -> CGRect { contentView.caretRect(at: offset) }
    func lineRange(at offset: Int) -> NSRange { contentView.lineRange(at: offset) }
    func offset(from offset: Int, lines: Int, x: CGFloat) -> Int? {
        contentView.offset(from: offset, lines: lines, x: x)
    }
}

extension UITextView: _OffsetTextInput {
    public var _length: Int { editor.length }
    public var _markedOffsets: NSRange? { editor.markedRange }
    public func _mark(_ text: String, selected: NSRange) { interaction.mark(text, selectedRange: selected) }
    public func _finishMarking() { interaction.finishComposition() }
}

extension UITextView {
    /// A finger is lifted that was on no link.
    func pressEnded(_ touch: UITouch) {
        guard case .pressed = gesture else {
            return interaction.touchEnds(touch, moved: touch.tapCount == 1)
        }
        if !isFirstResponder {
            let rests = touch.isSecondary || interaction.isLongPress(touch)
            // A text that is only read is selected word by word.
            guard isEditable || isSelectable && (rests || touch.tapCount > 1), becomeFirstResponder() else { return }
            interaction.press(at: touch.location(in: self), clicks: isEditable ? 1 : 2, extending: false)
            guard rests || !isEditable else { return }
        }
        interaction.touchEnds(touch, moved: false)
    }
}
