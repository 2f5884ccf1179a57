public import UIKit

/// The dots below a day.
open class FSCalendarEventIndicator: UIView {
    /// More are not shown.
    static let limit = 3
    private static let largestDiameter: CGFloat = 4.8

    /// How many dots there are; no more than three are shown. None by default.
    public var numberOfEvents = 0 { didSet { if numberOfEvents != oldValue { setNeedsDisplay() } } }

    /// The colours of the dots: a `UIColor` for all, or an array of those for each.
    public var color: Any? { didSet { setNeedsDisplay() } }

    /// An indicator in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// Draws the dots.
    open override func draw(_ rect: CGRect) {
        let count = min(numberOfEvents, Self.limit)
        guard count > 0 else { return }
        let diameter = min(bounds.width, bounds.height, Self.largestDiameter)
        var x = bounds.midX - CGFloat(count * 2 - 1) * diameter / 2
        for index in 0..<count {
            dotColor(index)?.setFill()
            UIBezierPath(
                ovalIn: CGRect(x: x, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
            ).fill()
            x += 2 * diameter
        }
    }

    private func dotColor(_ index: Int) -> UIColor? {
        if let colors = color as? [UIColor] { return colors.isEmpty ? nil : colors[min(index, colors.count - 1)] }
        return color as? UIColor
    }
}
