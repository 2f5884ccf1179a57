extension UITextField: TextDropTarget {
    package var takesDroppedText: Bool { isEnabled && isUserInteractionEnabled }

    package func insertDropped(_ text: String, at point: CGPoint) { insertDroppedText(text, at: point) }
}

extension UITextView: TextDropTarget {
    package var takesDroppedText: Bool { isEditable && isUserInteractionEnabled }

    package func insertDropped(_ text: String, at point: CGPoint) { insertDroppedText(text, at: point) }
}

extension UITextInput where Self: UIResponder {
    fileprivate func insertDroppedText(_ text: String, at point: CGPoint) {
        guard becomeFirstResponder() || isFirstResponder else { return }
        if let place = closestPosition(to: point), let range = textRange(from: place, to: place) {
            selectedTextRange = range
        }
        insertText(text)
    }
}
