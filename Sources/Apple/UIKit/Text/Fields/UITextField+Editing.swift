internal import Stage

/// The field's side of the editing model: the text's attributes, and the reaction to the user's edits.
extension UITextField: TextInteractionHost {
    var allowsEditing: Bool { isEnabled }
    var allowsNewlines: Bool { false }

    func shouldReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func textWasEdited() {
        textDidChangeSomehow()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionWasChanged() {
        contentView.selectionDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    /// The text changed, by a person or by the app.
    func textDidChangeSomehow() {
        contentView.textDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    func returnWasPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let exits = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        // UIKit dismisses the keyboard for a field with such an action, even an empty one.
        if exits { resignFirstResponder() }
    }

    /// The clear button.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        interaction.finishComposition()
        editor.replace(NSRange(location: 0, length: editor.length), with: "")
        selectionWasChanged()
        textWasEdited()
        if !isFirstResponder { becomeFirstResponder() }
    }

    /// Moves the focus to the next field on the screen, in reading order; whether there is one.
    func focusNextField(backwards: Bool) -> Bool {
        guard let window else { return false }
        var fields: [UIView & TextInteractionHost] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
            if let field = view as? any UIView & TextInteractionHost, field.canBecomeFirstResponder {
                fields.append(field)
            }
            view.subviews.forEach(collect)
        }
        collect(window)
        func origin(_ view: UIView) -> CGPoint { view.convert(.zero, to: nil) }
        fields.sort { (origin($0).y, origin($0).x) < (origin($1).y, origin($1).x) }
        guard fields.count > 1, let index = fields.firstIndex(where: { $0 === self }) else { return false }
        let next = fields[(index + (backwards ? fields.count - 1 : 1)) % fields.count]
        guard next.becomeFirstResponder() else { return false }
        (next as? UITextField)?.interaction.selectAll()
        return true
    }

    // MARK: Geometry

    func offset(closestTo point: CGPoint) -> Int { contentView.offset(closestTo: convert(point, to: contentView)) }
    func caretRect(at offset: Int) -> CGRect { convert(contentView.caretRect(at: offset), from: contentView) }
    func lineRange(at offset: Int) -> NSRange { NSRange(location: 0, length: editor.length) }
    func offset(from offset: Int, lines: Int, x: CGFloat) -> Int? { nil }

    // MARK: Secrets

    /// An estimate, as Apple documents none.
    private static let revealTime = 1.5

    /// Shows the character before the caret for a moment, if one was typed into a secret.
    func revealLastCharacter() {
        guard isSecureTextEntry, editor.head > 0 else { return }
        revealedOffset = editor.boundary(.character, from: editor.head, forward: false)
        contentView.textDidChange()
        revealLink?.invalidate()
        var start: CFTimeInterval?
        let link = CADisplayLink { [weak self] link in
            let begin = start ?? link.timestamp
            start = begin
            guard link.timestamp - begin >= Self.revealTime else { return }
            link.invalidate()
            self?.revealedOffset = nil
            self?.revealLink = nil
            self?.contentView.textDidChange()
        }
        revealLink = link
        link.start(on: layer.host)
    }
}

extension UITextField: _OffsetTextInput {
    public var _length: Int { editor.length }
    public var _markedOffsets: NSRange? { editor.markedRange }
    public func _mark(_ text: String, selected: NSRange) { interaction.mark(text, selectedRange: selected) }
    public func _finishMarking() { interaction.finishComposition() }
}
