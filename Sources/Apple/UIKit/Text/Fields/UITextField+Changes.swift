extension UITextField {
    func setUpField() {
        contentHorizontalAlignment = .left
        isOpaque = false
        contentView.field = self
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = font
        placeholderLabel.isAccessibilityElement = false
        placeholderLabel.isHidden = true
        addSubview(placeholderLabel)
        addSubview(contentView)
        editor.typingAttributes = [:]
    }

    func assign(_ text: NSAttributedString) {
        revealedOffset = nil
        interaction.assign(text)
        textDidChangeSomehow()
    }

    func placeholderDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    /// A property of the field replaces what an attributed text says of it.
    func overrideAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let value, editor.length > 0, editor.attributedText.attribute(key, at: 0) != nil else { return }
        let text = NSMutableAttributedString(attributedString: editor.attributedText)
        text.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
        editor.restyle(text)
    }

    func looksDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
        contentView.textDidChange()
    }

    func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    func inputTraitsDidChange() {
        guard isFirstResponder else { return }
        window?.windowScene?.textInputDidChange()
    }

    func endEditing(_ reason: DidEndEditingReason) {
        guard isEditing else { return }
        isEditing = false
        revealedOffset = nil
        textDidChangeSomehow()
        contentView.editingDidChange()
        delegate?.textFieldDidEndEditing(self, reason: reason)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// Empties the field where the first key replaces everything: a secret that is edited again, or what the app asked
    /// for.
    func clearForInsertion() {
        guard clearsSecretOnInsertion || clearsOnInsertion else { return }
        clearsSecretOnInsertion = false
        clearsOnInsertion = false
        guard editor.markedRange == nil, hasText else { return }
        editor.select(NSRange(location: 0, length: editor.length))
    }
}
