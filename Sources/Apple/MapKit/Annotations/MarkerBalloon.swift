import CoreGraphics

/// The balloon of a marker: a circle with a tip at its lower end.
@MainActor
final class MarkerBalloon: UIView {
    var color = UIColor.systemRed { didSet { setNeedsDisplay() } }
    var glyphColor = UIColor.white { didSet { setNeedsDisplay() } }
    var text: String? { didSet { setNeedsDisplay() } }
    var image: UIImage? { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let radius = bounds.width / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi * 0.65, endAngle: .pi * 0.35,
            clockwise: true)
        path.addLine(to: CGPoint(x: radius, y: bounds.height))
        path.close()
        color.setFill()
        path.fill()
        let middle = CGPoint(x: radius, y: radius)
        if let image {
            let side = 20.0
            let scale = min(side / max(image.size.width, 1), side / max(image.size.height, 1))
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            let place = CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            image.withTintColor(glyphColor, renderingMode: .alwaysTemplate).draw(in: place)
        } else if let text {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: text.count > 2 ? 10 : 13, weight: .semibold),
                .foregroundColor: glyphColor,
            ]
            let string = NSAttributedString(string: text, attributes: attributes)
            let size = string.size()
            string.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
        } else {
            // A pin of its own: a head and a needle.
            glyphColor.setFill()
            UIBezierPath(ovalIn: CGRect(x: middle.x - 4, y: middle.y - 8, width: 8, height: 8)).fill()
            UIBezierPath(rect: CGRect(x: middle.x - 0.75, y: middle.y - 1, width: 1.5, height: 8)).fill()
        }
    }
}
