package import Stage

/// A wheel of eight spokes that turns while something takes its time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        /// 20 points wide and high.
        case medium = 100
        /// 37 points wide and high.
        case large = 101
        /// An old name of `medium`; the colour is the app's to set.
        public static let white = Style.medium
        /// An old name of `medium`.
        public static let gray = Style.medium
        /// An old name of `large`.
        public static let whiteLarge = Style.large
    }

    private static let spokes = 8
    /// One turn, in seconds, as on iOS.
    private static let period = 1.0

    private var link: CADisplayLink?
    private var startedAt: CFTimeInterval?
    private var step = 0

    /// Creates an indicator that stands still, of its style's size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        setUp()
        frame.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIActivityIndicatorView.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        super.isHidden = true
    }

    /// The size. Setting it changes the intrinsic size, not the frame. `.medium` by default.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The colour of the spokes. Grey by default.
    open var color: UIColor! = .systemGray {
        didSet {
            if color == nil { color = .systemGray }
            setNeedsDisplay()
        }
    }

    /// Whether the indicator is hidden while it stands still. True by default.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// Whether the indicator turns.
    open private(set) var isAnimating = false

    /// Shows the indicator, turning once a second.
    open func startAnimating() {
        noteTold(self, "startAnimating()")
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        turn()
    }

    /// Stops the indicator, and hides it if ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        noteTold(self, "stopAnimating()")
        guard isAnimating else { return }
        isAnimating = false
        halt()
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    private func turn() {
        guard isAnimating, link == nil, let host = layer.host else { return }
        startedAt = nil
        let link = CADisplayLink { [weak self] in self?.advance($0) }
        self.link = link
        link.start(on: host)
    }

    private func halt() {
        link?.invalidate()
        link = nil
    }

    private func advance(_ link: CADisplayLink) {
        guard window != nil else { return halt() }
        let start = startedAt ?? link.timestamp
        startedAt = start
        let turns = (link.timestamp - start) / Self.period
        let new = Int(turns * Double(Self.spokes)) % Self.spokes
        guard new != step else { return }
        step = new
        setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { halt() } else { turn() }
    }

    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        let side = intrinsicContentSize.width
        let spoke = CGSize(width: side * 0.12, height: side * 0.29)
        let color = color.resolved(traitCollection)
        for index in 0..<Self.spokes {
            // The newest spoke is the darkest; those before it fade.
            let age = (step - index + Self.spokes) % Self.spokes
            let alpha = isAnimating ? max(1 - CGFloat(age) * 0.12, 0.2) : 0.6
            canvas.save()
            canvas.translate(x: bounds.midX, y: bounds.midY)
            canvas.concatenate(CGAffineTransform(rotationAngle: CGFloat(index) * 2 * .pi / CGFloat(Self.spokes)))
            let rect = CGRect(x: -spoke.width / 2, y: -side / 2, width: spoke.width, height: spoke.height)
            canvas.fill(RoundedRect(rect, radius: spoke.width / 2), color.copy(alpha: color.alpha * alpha) ?? color)
            canvas.restore()
        }
    }

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
    package override func describe(_ element: inout AccessibilityElement) {
        element.role = .progress
        element.isBusy = isAnimating
    }
}
