/// What a HUD shows above its texts.
@preconcurrency @MainActor
open class JGProgressHUDIndicatorView: UIView {
    /// The view within.
    public let contentView: UIView?
    /// How far something is, from 0 to 1.
    open var progress: Float {
        get { shownProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var shownProgress: Float = 0

    /// Creates an indicator around a view, whose size it takes.
    public init(contentView: UIView?) {
        self.contentView = contentView
        super.init(frame: contentView?.bounds ?? CGRect(x: 0, y: 0, width: 50, height: 50))
        if let contentView { addSubview(contentView) }
    }

    public required init?(coder: NSCoder) {
        contentView = nil
        super.init(coder: coder)
    }

    /// Shows how far something is, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) { shownProgress = min(max(progress, 0), 1) }

    /// Called when the HUD's colours are known: white on dark, black on light.
    open func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        tintColor = style == .dark ? .white : .black
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView?.frame = bounds
    }
}

/// A wheel.
open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {
    /// Creates a wheel.
    public init() {
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.frame = CGRect(x: 0, y: 0, width: 37, height: 37)
        wheel.startAnimating()
        super.init(contentView: wheel)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        setColor(style == .dark ? .white : .black)
    }

    /// Sets the colour of the wheel.
    open func setColor(_ color: UIColor) { (contentView as? UIActivityIndicatorView)?.color = color }
}

/// A picture.
open class JGProgressHUDImageIndicatorView: JGProgressHUDIndicatorView {
    /// Creates an indicator of a picture, which takes the HUD's colour if it is a template.
    public init(image: UIImage) {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        super.init(contentView: view)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(symbol: String) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 33, weight: .medium)
        self.init(
            image: UIImage(systemName: symbol, withConfiguration: configuration)?.withRenderingMode(.alwaysTemplate)
                ?? UIImage())
    }
}

/// A check mark.
open class JGProgressHUDSuccessIndicatorView: JGProgressHUDImageIndicatorView {
    /// Creates a check mark.
    public convenience init() { self.init(symbol: "checkmark") }
}

/// A cross.
open class JGProgressHUDErrorIndicatorView: JGProgressHUDImageIndicatorView {
    /// Creates a cross.
    public convenience init() { self.init(symbol: "xmark") }
}

/// A ring that is filled.
open class JGProgressHUDRingIndicatorView: JGProgressHUDIndicatorView {
    /// The colour of the ring.
    open var ringBackgroundColor = UIColor.black { didSet { setNeedsDisplay() } }
    /// The colour of what is filled.
    open var ringColor = UIColor.white { didSet { setNeedsDisplay() } }
    /// The width of the ring, in points. 3 by default.
    open var ringWidth: CGFloat = 3 { didSet { setNeedsDisplay() } }
    /// Whether it is filled clockwise. True by default.
    open var roundProgressLine = false { didSet { setNeedsDisplay() } }

    /// Creates a ring.
    public init() {
        super.init(contentView: nil)
        backgroundColor = .clear
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        ringColor = style == .dark ? UIColor(white: 1, alpha: 1) : UIColor(white: 0.15, alpha: 1)
        ringBackgroundColor = style == .dark ? UIColor(white: 0.3, alpha: 1) : UIColor(white: 0.85, alpha: 1)
    }

    open override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress, animated: animated)
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = max(0, (min(bounds.width, bounds.height) - ringWidth) / 2)
        func arc(to part: Float, _ color: UIColor) {
            let path = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: -.pi / 2,
                endAngle: -.pi / 2 + 2 * .pi * CGFloat(part), clockwise: true)
            path.lineWidth = ringWidth
            path.lineCapStyle = roundProgressLine ? .round : .butt
            color.setStroke()
            path.stroke()
        }
        arc(to: 1, ringBackgroundColor)
        if progress > 0 { arc(to: progress, ringColor) }
    }
}

/// A disc that is filled.
open class JGProgressHUDPieIndicatorView: JGProgressHUDIndicatorView {
    /// The colour of what is filled.
    open var color = UIColor.white { didSet { setNeedsDisplay() } }
    /// The colour of the disc.
    open var fillColor = UIColor(white: 0.2, alpha: 1) { didSet { setNeedsDisplay() } }

    /// Creates a disc.
    public init() {
        super.init(contentView: nil)
        backgroundColor = .clear
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        color = style == .dark ? UIColor(white: 1, alpha: 1) : UIColor(white: 0.15, alpha: 1)
        fillColor = style == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.85, alpha: 1)
    }

    open override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress, animated: animated)
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 1
        fillColor.setFill()
        UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            .fill()
        guard progress > 0 else { return }
        let part = UIBezierPath()
        part.move(to: center)
        part.addArc(
            withCenter: center, radius: radius, startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * CGFloat(progress), clockwise: true)
        part.close()
        color.setFill()
        part.fill()
    }
}
