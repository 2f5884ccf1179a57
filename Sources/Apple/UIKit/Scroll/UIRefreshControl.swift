internal import Stage

/// A spinner above the content that appears when it is pulled down, and says so once it was pulled far enough.
///
/// Sends `valueChanged` when a pull begins refreshing. ``beginRefreshing()`` shows it by program and sends nothing.
open class UIRefreshControl: UIControl {
    /// Whether it spins until ``endRefreshing()``.
    open private(set) var isRefreshing = false

    /// The text under the spokes.
    open var attributedTitle: NSAttributedString? {
        didSet {
            title.attributedText = attributedTitle
            title.isHidden = attributedTitle == nil
            setNeedsLayout()
        }
    }

    private weak var scrollView: UIScrollView?
    private let spokes = RefreshSpokesView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    private let title = UILabel(frame: .zero)
    /// One pull refreshes once, however the finger moves.
    private var wasTriggered = false

    /// From iOS: its height, and how far it is pulled before it refreshes.
    private static let height: CGFloat = 60
    private static let triggerDistance: CGFloat = 110

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control, whose size is fixed.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIRefreshControl.self)
    }

    private func setUp() {
        spokes.isUserInteractionEnabled = false
        title.textAlignment = .center
        title.isHidden = true
        addSubview(spokes)
        addSubview(title)
    }

    // MARK: Refreshing

    /// Shows that reloading has begun by other means than pulling.
    open func beginRefreshing() {
        noteTold(self, "beginRefreshing()")
        guard !isRefreshing else { return }
        isRefreshing = true
        spokes.isSpinning = true
        scrollView?.updateAdjustedContentInset()
    }

    /// Hides the control when the data is there.
    open func endRefreshing() {
        noteTold(self, "endRefreshing()")
        guard isRefreshing else { return }
        isRefreshing = false
        guard let scrollView, !scrollView.isTracking, scrollView.window != nil else {
            spokes.isSpinning = false
            scrollView?.updateAdjustedContentInset()
            return
        }
        UIView.animate(
            withDuration: 0.3, animations: { scrollView.updateAdjustedContentInset() },
            completion: { [spokes, weak self] _ in if self?.isRefreshing != true { spokes.isSpinning = false } })
    }

    // MARK: In a scroll view

    /// The room that it keeps open at the top of the content.
    var insetWhileRefreshing: CGFloat { isRefreshing && !(scrollView?.isTracking ?? false) ? Self.height : 0 }

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        UIView.performWithoutAnimation { scrollView.insertSubview(self, at: 0) }
        layOut(in: scrollView)
    }

    func detach(from scrollView: UIScrollView) {
        self.scrollView = nil
        removeFromSuperview()
        scrollView.updateAdjustedContentInset()
    }

    /// Above the content, at the top of what is visible while it is pulled.
    func layOut(in scrollView: UIScrollView) {
        let inset = scrollView.adjustedContentInset.top - insetWhileRefreshing
        let pulled = -inset - scrollView.contentOffset.y
        frame = CGRect(
            x: 0, y: min(-Self.height, -max(pulled, 0)), width: scrollView.bounds.width,
            height: Self.height)
        spokes.progress = min(max((pulled - 20) / (Self.triggerDistance - 20), 0), 1)
        isHidden = pulled <= 0 && !isRefreshing
        if pulled <= 0 { wasTriggered = false }
        if scrollView.isDragging, pulled >= Self.triggerDistance, !isRefreshing, !wasTriggered, isEnabled {
            wasTriggered = true
            isRefreshing = true
            spokes.isSpinning = true
            sendActions(for: .valueChanged)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let titleHeight = title.isHidden ? 0 : title.sizeThatFits(bounds.size).height + 4
        spokes.center = CGPoint(x: bounds.midX, y: bounds.midY - titleHeight / 2)
        title.frame = CGRect(
            x: 0, y: spokes.frame.maxY + 4, width: bounds.width, height: max(titleHeight - 4, 0))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spokes.color = ownTintColor
    }
}

/// Eight spokes: they come out one after another as the content is pulled, and turn while it refreshes.
private final class RefreshSpokesView: UIView {
    var color: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// How many of the spokes are out, from 0 to 1.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue, !isSpinning { setNeedsDisplay() } }
    }
    var isSpinning = false {
        didSet {
            guard isSpinning != oldValue else { return }
            if isSpinning { startSpinning() } else { link?.invalidate() }
            setNeedsDisplay()
        }
    }

    private static let count = 8
    private var link: CADisplayLink?
    private var turn = 0

    private func startSpinning() {
        guard let host = layer.host else { return }
        let start = host.now
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            // One spoke in an eighth of a second, as iOS's medium indicator turns.
            let turn = Int((link.timestamp - start) * 8)
            guard turn != self.turn else { return }
            self.turn = turn
            setNeedsDisplay()
        }
        self.link = link
        link.start(on: host)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { link?.invalidate() }
    }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        let color = (color ?? .systemGray).resolved(traitCollection)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for spoke in 0..<Self.count {
            let opacity: CGFloat
            if isSpinning {
                let age = (spoke - turn % Self.count + 2 * Self.count) % Self.count
                opacity = 0.25 + 0.75 * CGFloat(age) / CGFloat(Self.count - 1)
            } else {
                opacity = CGFloat(spoke) < progress * CGFloat(Self.count) ? 0.8 : 0
            }
            guard opacity > 0 else { continue }
            let angle = CGFloat(spoke) * 2 * .pi / CGFloat(Self.count) - .pi / 2
            let path = CGMutablePath()
            path.move(to: CGPoint(x: middle.x + cos(angle) * 6, y: middle.y + sin(angle) * 6))
            path.addLine(to: CGPoint(x: middle.x + cos(angle) * 12, y: middle.y + sin(angle) * 12))
            canvas.stroke(
                path, color.copy(alpha: color.alpha * opacity) ?? color,
                StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
    }
}
