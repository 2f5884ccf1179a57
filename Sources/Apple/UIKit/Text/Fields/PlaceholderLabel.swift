/// The placeholder of a field, which the field may draw in its own way.
final class PlaceholderLabel: UILabel {
    override func drawText(in rect: CGRect) {
        if let field = superview as? UITextField { field.drawPlaceholder(in: rect) } else { super.drawText(in: rect) }
    }

    /// Draws the text as a label does.
    func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
