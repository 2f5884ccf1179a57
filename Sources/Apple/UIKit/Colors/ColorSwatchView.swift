/// Shows a colour, over black and white where it is not opaque.
@MainActor
final class ColorSwatchView: UIView {
    var color = UIColor.black {
        didSet {
            setNeedsDisplay()
            accessibilityValue = PickedColor(color).hex
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 10
        clipsToBounds = true
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        if color.cgColor.alpha < 1 {
            UIColor.white.setFill()
            UIRectFill(bounds)
            let corner = UIBezierPath()
            corner.move(to: CGPoint(x: bounds.minX, y: bounds.maxY))
            corner.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
            corner.addLine(to: CGPoint(x: bounds.minX, y: bounds.minY))
            corner.close()
            UIColor.black.setFill()
            corner.fill()
        }
        color.setFill()
        UIBezierPath(rect: bounds).fill()
    }
}
