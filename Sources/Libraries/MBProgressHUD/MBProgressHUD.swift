public import UIKit

/// Shows over a view that something goes on.
///
/// Motion effects have no effect: nobody tilts the screen.
@preconcurrency @MainActor
open class MBProgressHUD: UIView {
    /// Hears when the HUD has disappeared.
    public weak var delegate: (any MBProgressHUDDelegate)?
    /// Is called when the HUD has disappeared.
    public var completionBlock: MBProgressHUDCompletionBlock?
    /// How long something goes on before the HUD appears, in seconds. 0 by default.
    public var graceTime: TimeInterval = 0
    /// How long the HUD is shown at least, in seconds. 0 by default.
    public var minShowTime: TimeInterval = 0
    /// Whether the HUD leaves its view when it disappears. No by default.
    public var removeFromSuperViewOnHide = false
    /// What is shown beside the texts.
    public var mode = MBProgressHUDMode.indeterminate { didSet { if mode != oldValue { updateIndicator() } } }
    /// The colour of texts and indicators. The colour of labels, not quite opaque, by default.
    public var contentColor: UIColor? = UIColor.label.withAlphaComponent(0.7) { didSet { updateColors() } }
    /// How the HUD appears. Fading by default.
    public var animationType = MBProgressHUDAnimation.fade
    /// How far from the middle the panel is.
    public var offset = CGPoint.zero { didSet { setNeedsLayout() } }
    /// The space around the content. 20 by default.
    public var margin: CGFloat = 20 { didSet { setNeedsLayout() } }
    /// The least size of the panel.
    public var minSize = CGSize.zero { didSet { setNeedsLayout() } }
    /// Whether the panel is as wide as high. No by default.
    public var isSquare = false { didSet { setNeedsLayout() } }
    /// Has no effect.
    public var areDefaultMotionEffectsEnabled = false
    /// How far something is, from 0 to 1.
    public var progress: Float = 0 { didSet { updateProgress() } }
    /// A progress of Foundation's that is followed while the HUD is shown.
    public var progressObject: Progress? { didSet { followProgress() } }
    /// A view of the app's own, for ``MBProgressHUDMode/customView``.
    public var customView: UIView? { didSet { if mode == .customView { updateIndicator() } } }
    /// The panel.
    public let bezelView = MBBackgroundView()
    /// The veil over the whole view, clear by default.
    public let backgroundView = MBBackgroundView()
    /// The text.
    public let label: UILabel = HUDLabel()
    /// The text below, smaller.
    public let detailsLabel: UILabel = HUDLabel()
    /// A button below the texts, which is shown once it has actions.
    public let button: UIButton = HUDButton(type: .custom)

    var indicator: UIView?
    private var isUseFinished = true
    private var shownAt: Date?
    private var graceTimer: Timer?
    private var waitTimer: Timer?
    private var delayTimer: Timer?
    private var progressTimer: Timer?

    /// A HUD in a frame, which has to be shown.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A HUD of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// A HUD as large as a view, which has to be added and shown.
    public convenience init(view: UIView) { self.init(frame: view.bounds) }

    private func setUp() {
        isOpaque = false
        backgroundColor = .clear
        alpha = 0
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundView.style = .solidColor
        backgroundView.alpha = 0
        bezelView.layer.cornerRadius = 5
        bezelView.alpha = 0
        label.font = .boldSystemFont(ofSize: 16)
        detailsLabel.font = .boldSystemFont(ofSize: 12)
        detailsLabel.numberOfLines = 0
        for label in [label, detailsLabel] { label.textAlignment = .center }
        button.titleLabel?.font = .boldSystemFont(ofSize: 12)
        addSubview(backgroundView)
        addSubview(bezelView)
        for view in [label, detailsLabel, button] { bezelView.addSubview(view) }
        updateIndicator()
    }

    /// Arranges the content in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    /// Over a whole view, and as large as it from now on.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let superview { frame = superview.bounds }
    }

    // MARK: Showing

    /// Shows the HUD, after its grace time.
    public func show(animated: Bool) {
        waitTimer?.invalidate()
        isUseFinished = false
        guard graceTime > 0 else { return appear(animated) }
        graceTimer = timer(graceTime) { hud in if !hud.isUseFinished { hud.appear(animated) } }
    }

    private func appear(_ animated: Bool) {
        layoutIfNeeded()
        shownAt = Date()
        alpha = 1
        followProgress()
        guard animated else {
            bezelView.alpha = 1
            backgroundView.alpha = 1
            return
        }
        animate(in: true, completion: nil)
    }

    /// Takes the HUD away, after it was shown for its least time.
    public func hide(animated: Bool) {
        graceTimer?.invalidate()
        isUseFinished = true
        if minShowTime > 0, let shownAt {
            let left = minShowTime - Date().timeIntervalSince(shownAt)
            if left > 0 {
                waitTimer = timer(left) { $0.disappear(animated) }
                return
            }
        }
        disappear(animated)
    }

    /// Takes the HUD away after some seconds.
    public func hide(animated: Bool, afterDelay delay: TimeInterval) {
        delayTimer?.invalidate()
        delayTimer = timer(delay) { $0.hide(animated: animated) }
    }

    private func disappear(_ animated: Bool) {
        delayTimer?.invalidate()
        guard animated, shownAt != nil else {
            bezelView.alpha = 0
            backgroundView.alpha = 0
            return finish()
        }
        shownAt = nil
        animate(in: false) { [weak self] in self?.finish() }
    }

    private func finish() {
        // It may have been shown again meanwhile.
        guard isUseFinished else { return }
        shownAt = nil
        progressTimer?.invalidate()
        progressTimer = nil
        alpha = 0
        if removeFromSuperViewOnHide { removeFromSuperview() }
        completionBlock?()
        delegate?.hudWasHidden(self)
    }

    private func animate(in appears: Bool, completion: (() -> Void)?) {
        let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let large = CGAffineTransform(scaleX: 1.5, y: 1.5)
        var type = animationType
        if type == .zoom { type = appears ? .zoomIn : .zoomOut }
        if appears, bezelView.alpha == 0 {
            bezelView.transform = type == .zoomIn ? small : type == .zoomOut ? large : .identity
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.beginFromCurrentState]
        ) {
            if appears {
                self.bezelView.transform = .identity
            } else {
                self.bezelView.transform = type == .zoomIn ? large : type == .zoomOut ? small : .identity
            }
            self.bezelView.alpha = appears ? 1 : 0
            self.backgroundView.alpha = appears ? 1 : 0
        } completion: { _ in
            completion?()
        }
    }

    private func timer(
        _ seconds: TimeInterval, repeats: Bool = false, _ body: @escaping @MainActor (MBProgressHUD) -> Void
    )
        -> Timer
    {
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { [weak self] timer in
            MainActor.assumeIsolated { if let self { body(self) } }
        }
    }

    private func followProgress() {
        progressTimer?.invalidate()
        progressTimer = nil
        guard progressObject != nil, !isUseFinished else { return }
        progressTimer = timer(1.0 / 30, repeats: true) { hud in
            hud.progress = Float(hud.progressObject?.fractionCompleted ?? 0)
        }
    }
}
