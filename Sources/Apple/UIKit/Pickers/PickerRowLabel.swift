/// A row of a wheel that shows a title.
final class PickerRowLabel: UILabel {
    /// On each side, in points.
    var padding: CGFloat = 0

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: min(padding, rect.width / 2), dy: 0))
    }
}
