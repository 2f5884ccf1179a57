public import UIKit

/// A bar that fills up. 120 points wide and 10 high.
public class MBBarProgressView: UIView {
    /// From 0 to 1.
    public var progress: Float = 0 { didSet { setNeedsDisplay() } }
    /// The colour of the border. White by default.
    public var lineColor = UIColor.white { didSet { setNeedsDisplay() } }
    /// The colour of what is left. Clear by default.
    public var progressRemainingColor = UIColor.clear { didSet { setNeedsDisplay() } }
    /// The colour of what is done. White by default.
    public var progressColor = UIColor.white { didSet { setNeedsDisplay() } }

    /// A bar.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 20)) }

    /// A bar in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// 120 by 10.
    public override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

    /// Draws the bar.
    public override func draw(_ rect: CGRect) {
        func bar(_ rect: CGRect) -> UIBezierPath { UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2) }
        let border = bar(bounds.insetBy(dx: 1, dy: 1))
        border.lineWidth = 2
        lineColor.setStroke()
        progressRemainingColor.setFill()
        border.fill()
        border.stroke()
        let inside = bounds.insetBy(dx: 4, dy: 4)
        guard progress > 0, inside.width > 0, inside.height > 0 else { return }
        progressColor.setFill()
        bar(
            CGRect(
                x: inside.minX, y: inside.minY, width: max(inside.height, inside.width * CGFloat(min(1, progress))),
                height: inside.height)
        ).fill()
    }
}
