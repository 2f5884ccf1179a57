package import Stage

/// How far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The height of the track.
    public enum Style: Int, Sendable {
        /// The standard track, or a thinner one for bars.
        case `default`, bar
    }

    private let reached = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a progress view of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
        color()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIProgressView.self)
    }

    private func setUp() {
        clipsToBounds = true
        addSubview(reached)
        color()
    }

    /// The height of the track. `.default` by default.
    open var progressViewStyle = Style.default {
        didSet { color() }
    }

    private var storedProgress: Float = 0

    /// From 0 to 1.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Shows a share between 0 and 1; values beyond are brought into that range.
    open func setProgress(_ progress: Float, animated: Bool) {
        noteTold(self, "progress", from: self.progress, to: progress)
        storedProgress = min(max(progress, 0), 1)
        window?.accessibilityDidChange()
        guard animated, window != nil else { return place() }
        UIView.animate(withDuration: 0.25) { self.place() }
    }

    /// The colour of the part that is done; nil takes the tint.
    open var progressTintColor: UIColor? {
        didSet { color() }
    }
    /// The colour of the rest; nil takes the default.
    open var trackTintColor: UIColor? {
        didSet { color() }
    }

    /// A picture for the part that is done, in place of the colour; it is stretched, or as its caps say. None by default.
    open var progressImage: UIImage? {
        didSet { reachedPicture = replace(reachedPicture, by: progressImage, in: reached) }
    }
    /// A picture for the rest, in place of the colour; it is stretched, or as its caps say. None by default.
    open var trackImage: UIImage? {
        didSet { trackPicture = replace(trackPicture, by: trackImage, in: self) }
    }

    private var reachedPicture: UIImageView? { didSet { picturesDidChange() } }
    private var trackPicture: UIImageView? { didSet { picturesDidChange() } }

    private func picturesDidChange() {
        color()
        place()
    }

    private func replace(_ picture: UIImageView?, by image: UIImage?, in view: UIView) -> UIImageView? {
        picture?.removeFromSuperview()
        guard let image else { return nil }
        let made = UIImageView(image: image)
        made.contentMode = .scaleToFill
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(made, at: 0)
        return made
    }

    /// Follows the progress; nil ends that.
    open var observedProgress: Progress? {
        didSet {
            observation?.invalidate()
            observation = nil
            guard observedProgress != nil else { return }
            follow()
            let link = CADisplayLink { [weak self] _ in self?.follow() }
            observation = link
            link.start(on: layer.host)
        }
    }

    /// Foundation on Linux has no key-value observing; the progress is looked at in every frame until it is done.
    private var observation: CADisplayLink?

    private func follow() {
        guard let observedProgress else { return }
        let new = Float(observedProgress.fractionCompleted)
        if new != storedProgress { setProgress(new, animated: false) }
        if observedProgress.isFinished || observedProgress.isCancelled {
            observation?.invalidate()
            observation = nil
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { observation?.invalidate() } else { observation?.start(on: layer.host) }
    }

    private func color() {
        reached.backgroundColor = reachedPicture == nil ? progressTintColor ?? tintColor : .clear
        reachedPicture?.tintColor = progressTintColor
        trackPicture?.tintColor = trackTintColor
        let track = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        backgroundColor = trackPicture == nil ? track : .clear
    }

    private func place() {
        reached.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(storedProgress), height: bounds.height)
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        layer.cornerRadius = trackPicture == nil ? radius : 0
        reached.layer.cornerRadius = reachedPicture == nil ? radius : 0
        reached.clipsToBounds = reachedPicture != nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    open override var intrinsicContentSize: CGSize {
        let height: CGFloat = progressViewStyle == .bar ? 2.5 : systemMeasures.progressHeight
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 150, height: intrinsicContentSize.height)
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? { "Progress" }
    package override var defaultAccessibilityValue: String? { "\(Int((storedProgress * 100).rounded()))%" }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
    package override func describe(_ element: inout AccessibilityElement) {
        element.role = .progress
        element.range = .init(minimum: 0, maximum: 1, value: Double(storedProgress))
    }
}
