/// A dot below the number of a calendar's day.
@MainActor
final class DecorationDot: UIView {
    private let diameter: CGFloat

    /// - Parameter diameter: In points.
    init(_ color: UIColor, diameter: CGFloat) {
        self.diameter = diameter
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        backgroundColor = color
        layer.cornerRadius = diameter / 2
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: diameter, height: diameter) }
}
