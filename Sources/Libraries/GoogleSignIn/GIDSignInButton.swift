public import UIKit

/// How a button that signs in is laid out.
public enum GIDSignInButtonStyle: Int, Sendable {
    /// 230 points wide: “Sign in”.
    case standard = 0
    /// 312 points wide: “Sign in with Google”.
    case wide = 1
    /// 48 points wide, with the icon alone.
    case iconOnly = 2
}

/// The colours of a button that signs in.
public enum GIDSignInButtonColorScheme: Int, Sendable {
    /// White on blue.
    case dark = 0
    /// Grey on white.
    case light = 1
}

/// A button that signs in with Google.
open class GIDSignInButton: UIControl {
    /// How it is laid out. Standard by default.
    open var style: GIDSignInButtonStyle = .standard {
        didSet { update() }
    }
    /// The colours. Light by default.
    open var colorScheme: GIDSignInButtonColorScheme = .light {
        didSet { update() }
    }

    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.font = .boldSystemFont(ofSize: 14)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        layer.cornerRadius = 2
        layer.shadowOpacity = 0.24
        layer.shadowRadius = 1
        layer.shadowOffset = CGSize(width: 0, height: 1)
        contentMode = .redraw
        update()
    }

    private func update() {
        label.text = style == .standard ? "Sign in" : style == .wide ? "Sign in with Google" : nil
        accessibilityLabel = "Sign in with Google"
        backgroundColor =
            colorScheme == .dark ? UIColor(red: 66 / 255, green: 133 / 255, blue: 244 / 255, alpha: 1) : .white
        label.textColor = colorScheme == .dark ? .white : UIColor(white: 0, alpha: 0.54)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.4 }
    }

    open override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.5 : 1 }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: style == .iconOnly ? 48 : style == .standard ? 230 : 312, height: 48)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let least = intrinsicContentSize
        return CGSize(width: style == .iconOnly ? least.width : max(least.width, size.width), height: least.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 8))
    }

    open override func draw(_ rect: CGRect) {
        let side = min(bounds.height, 48)
        let plate = CGRect(x: 1, y: (bounds.height - side) / 2 + 1, width: side - 2, height: side - 2)
        UIColor.white.setFill()
        UIBezierPath(roundedRect: plate, cornerRadius: 1).fill()
        let center = CGPoint(x: plate.midX, y: plate.midY)
        // A ring of four colours, open to the right above a bar
        let parts: [(CGFloat, CGFloat, UIColor)] = [
            (-0.15, 0.8, .systemBlue), (0.8, 2.5, .systemGreen), (2.5, 3.7, .systemYellow), (3.7, 5.5, .systemRed),
        ]
        for part in parts {
            let path = UIBezierPath(
                arcCenter: center, radius: 7.5, startAngle: part.0 + 0.15, endAngle: part.1, clockwise: true)
            path.lineWidth = 3
            part.2.setStroke()
            path.stroke()
        }
        UIColor.systemBlue.setFill()
        UIBezierPath(rect: CGRect(x: center.x, y: center.y - 1.5, width: 9, height: 3)).fill()
    }
}
