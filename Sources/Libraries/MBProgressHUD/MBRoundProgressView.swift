public import UIKit

/// A pie, or a ring, that fills up. 37 points wide and high.
public class MBRoundProgressView: UIView {
    /// From 0 to 1.
    public var progress: Float = 0 { didSet { setNeedsDisplay() } }
    /// The colour of what is done. White by default.
    public var progressTintColor = UIColor.white { didSet { setNeedsDisplay() } }
    /// The colour of what is left. White with an opacity of a tenth by default.
    public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { setNeedsDisplay() } }
    /// Whether it is a ring. No by default.
    public var isAnnular = false { didSet { setNeedsDisplay() } }

    /// A pie.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 37, height: 37)) }

    /// A pie in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// 37 by 37.
    public override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

    /// Draws the pie or the ring.
    public override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let start = -CGFloat.pi / 2
        let end = start + .pi * 2 * CGFloat(progress)
        let width: CGFloat = 2
        if isAnnular {
            for (end, color) in [(start + .pi * 2, backgroundTintColor), (end, progressTintColor)] where end > start {
                let path = UIBezierPath(
                    arcCenter: center, radius: (bounds.width - width) / 2, startAngle: start, endAngle: end,
                    clockwise: true)
                path.lineWidth = width
                color.setStroke()
                path.stroke()
            }
            return
        }
        let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: width / 2, dy: width / 2))
        circle.lineWidth = width
        progressTintColor.setStroke()
        backgroundTintColor.setFill()
        circle.fill()
        circle.stroke()
        guard progress > 0 else { return }
        let pie = UIBezierPath()
        pie.move(to: center)
        pie.addArc(
            withCenter: center, radius: bounds.width / 2 - width, startAngle: start, endAngle: end, clockwise: true)
        pie.close()
        progressTintColor.setFill()
        pie.fill()
    }
}
