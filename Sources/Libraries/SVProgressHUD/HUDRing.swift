import UIKit

/// A ring: one that goes round with a tail that fades, or as long as a progress.
final class HUDRing: UIView {
    let radius: CGFloat
    private let thickness: CGFloat
    /// From 0 to 1; nil for a ring that goes round.
    var progress: CGFloat? { didSet { setNeedsDisplay() } }
    var color = UIColor.black { didSet { setNeedsDisplay() } }

    init(radius: CGFloat, thickness: CGFloat) {
        self.radius = radius
        self.thickness = thickness
        let side = (radius + thickness / 2 + 5) * 2
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) {
        radius = 18
        thickness = 2
        super.init(coder: coder)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, progress == nil else { return layer.removeAnimation(forKey: "turn") }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = CGFloat.pi * 2
        turn.duration = 1
        turn.repeatCount = .infinity
        layer.add(turn, forKey: "turn")
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        func arc(_ start: CGFloat, _ end: CGFloat, _ color: UIColor) {
            let path = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: start - .pi / 2, endAngle: end - .pi / 2, clockwise: true
            )
            path.lineWidth = thickness
            color.setStroke()
            path.stroke()
        }
        if let progress {
            arc(0, .pi * 2, color.withAlphaComponent(0.1))
            if progress > 0 { arc(0, .pi * 2 * min(1, progress), color) }
            return
        }
        let parts = 48
        for part in 0..<parts {
            let start = CGFloat(part) / CGFloat(parts)
            arc(start * .pi * 2, (start + 1.2 / CGFloat(parts)) * .pi * 2, color.withAlphaComponent(start))
        }
    }
}
