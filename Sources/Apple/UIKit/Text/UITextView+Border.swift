extension UITextView {
    /// The line around a text view.
    public enum BorderStyle: Int, Sendable {
        /// No line.
        case none = 0
        /// A thin line with rounded corners, as that of a text field.
        case roundedRect = 1
    }

    /// Draws the line, in the colour for light or dark.
    func borderDidChange() {
        let isRounded = borderStyle == .roundedRect
        layer.cornerRadius = isRounded ? UITextField.Metrics.cornerRadius : 0
        layer.borderWidth = isRounded ? 1 / max(traitCollection.displayScale, 1) : 0
        layer.borderColor = isRounded ? UITextField.roundedBorder.resolved(traitCollection) : nil
    }
}
