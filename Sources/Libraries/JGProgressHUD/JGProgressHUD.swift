/// Shows over a view that something goes on, or how it ended.
@preconcurrency @MainActor
open class JGProgressHUD: UIView {
    /// The object that hears of the HUD; held weakly.
    open weak var delegate: (any JGProgressHUDDelegate)?
    /// The colours.
    public let style: JGProgressHUDStyle
    /// Where the HUD is. In the middle by default.
    open var position = JGProgressHUDPosition.center { didSet { setNeedsLayout() } }
    /// What becomes of touches. None reach what is behind the HUD by default.
    open var interactionType = JGProgressHUDInteractionType.blockAllTouches
    /// Whether the panel follows how the device is held. Has no effect.
    open var parallaxMode = JGProgressHUDParallaxMode.device
    /// Whether texts take the colours of what is behind. Has no effect.
    open var vibrancyEnabled = false
    /// How the HUD appears and disappears. It fades by default.
    open var animation: JGProgressHUDAnimation = JGProgressHUDFadeAnimation() {
        didSet { animation.progressHUD = self }
    }
    /// What is above the texts; nil for nothing. A wheel by default.
    open var indicatorView: JGProgressHUDIndicatorView? {
        didSet {
            oldValue?.removeFromSuperview()
            showIndicator()
        }
    }
    /// How round the panel is, in points. 10 by default.
    open var cornerRadius: CGFloat = 10 { didSet { hudView.layer.cornerRadius = cornerRadius } }
    /// The shadow of the panel; nil for none.
    open var shadow: JGProgressHUDShadow? { didSet { showShadow() } }
    /// Around what is in the panel. 20 by default.
    open var contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) { didSet { setNeedsLayout() } }
    /// Around the panel. 20 by default.
    open var layoutMargin = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) { didSet { setNeedsLayout() } }
    /// Whether the panel is as wide as high. False by default.
    open var square = false { didSet { setNeedsLayout() } }
    /// How long the HUD is shown at least, in seconds. 0 by default.
    open var minimumDisplayTime: TimeInterval = 0
    /// How long something goes on before the HUD appears, in seconds. 0 by default.
    open var graceTime: TimeInterval = 0
    /// Called at a tap on the panel.
    open var tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?
    /// Called at a tap beside the panel.
    open var tapOutsideBlock: ((JGProgressHUD) -> Void)?
    /// How far something is, from 0 to 1.
    open var progress: Float {
        get { indicatorView?.progress ?? 0 }
        set { setProgress(newValue, animated: false) }
    }

    /// The panel.
    public let hudView = UIView()
    /// What is in the panel.
    public let contentView = UIView()
    /// The text.
    public let textLabel = UILabel()
    /// The text below, smaller.
    public let detailTextLabel = UILabel()
    /// The view that the HUD is shown in.
    public private(set) weak var targetView: UIView?

    private enum Phase { case hidden, appearing, shown, disappearing }
    private var phase = Phase.hidden
    private var shownAt: Date?
    private var timers: [Timer] = []
    private var afterwards: [() -> Void] = []

    /// Creates a HUD, which has to be shown.
    public init(style: JGProgressHUDStyle) {
        self.style = style
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a HUD in the colours of the app: dark in the light, and light in the dark.
    public convenience init(automaticStyle: Void = ()) {
        self.init(style: UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .extraLight)
    }

    public convenience override init(frame: CGRect) { self.init(style: .extraLight) }

    public required init?(coder: NSCoder) {
        style = .extraLight
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isHidden = true
        backgroundColor = .clear
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hudView.layer.cornerRadius = cornerRadius
        hudView.backgroundColor =
            switch style {
            case .extraLight: UIColor(white: 1, alpha: 0.95)
            case .light: UIColor(white: 0.94, alpha: 0.9)
            case .dark: UIColor(white: 0.12, alpha: 0.9)
            }
        addSubview(hudView)
        hudView.addSubview(contentView)
        for (label, font) in [
            (textLabel, UIFont.boldSystemFont(ofSize: 17)), (detailTextLabel, .systemFont(ofSize: 15)),
        ] {
            label.font = font
            label.textColor = style == .dark ? .white : .black
            label.textAlignment = .center
            label.numberOfLines = 0
            contentView.addSubview(label)
        }
        animation.progressHUD = self
        indicatorView = JGProgressHUDIndeterminateIndicatorView()
        showIndicator()
    }

    private func showIndicator() {
        if let indicatorView {
            contentView.addSubview(indicatorView)
            indicatorView.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        }
        setNeedsLayout()
    }

    private func showShadow() {
        hudView.layer.shadowColor = shadow?.color.cgColor
        hudView.layer.shadowOffset = shadow?.offset ?? .zero
        hudView.layer.shadowRadius = shadow?.radius ?? 0
        hudView.layer.shadowOpacity = shadow?.opacity ?? 0
    }

    // MARK: Showing

    /// Whether the HUD is on screen or about to be.
    open var isVisible: Bool { phase == .appearing || phase == .shown }

    /// Shows the HUD over a view, with an animation.
    open func show(in view: UIView) { show(in: view, animated: true) }

    /// Shows the HUD over a view.
    open func show(in view: UIView, animated: Bool) { show(in: view, animated: animated, afterDelay: graceTime) }

    /// Shows the HUD over a view after some seconds, unless it is dismissed before.
    open func show(in view: UIView, animated: Bool, afterDelay delay: TimeInterval) {
        guard phase == .hidden else { return }
        if delay > 0 {
            after(delay) { [weak view] hud in if let view { hud.present(in: view, animated) } }
        } else {
            present(in: view, animated)
        }
    }

    private func present(in view: UIView, _ animated: Bool) {
        guard phase == .hidden else { return }
        phase = .appearing
        targetView = view
        frame = view.bounds
        view.addSubview(self)
        layoutIfNeeded()
        alpha = 1
        isHidden = false
        delegate?.progressHUD(self, willPresentIn: view)
        shownAt = Date()
        if animated { animation.show() } else { animationFinished() }
    }

    /// Dismisses the HUD, with an animation.
    open func dismiss() { dismiss(animated: true) }

    /// Dismisses the HUD.
    open func dismiss(animated: Bool) {
        for timer in timers { timer.invalidate() }
        timers = []
        guard isVisible, let targetView else { return }
        let rest = minimumDisplayTime - (shownAt.map { Date().timeIntervalSince($0) } ?? 0)
        if minimumDisplayTime > 0, rest > 0 { return after(rest) { $0.dismiss(animated: animated) } }
        phase = .disappearing
        delegate?.progressHUD(self, willDismissFrom: targetView)
        if animated { animation.hide() } else { animationFinished() }
    }

    /// Dismisses the HUD after some seconds, with an animation.
    open func dismiss(afterDelay delay: TimeInterval) { dismiss(afterDelay: delay, animated: true) }

    /// Dismisses the HUD after some seconds.
    open func dismiss(afterDelay delay: TimeInterval, animated: Bool) {
        after(delay) { $0.dismiss(animated: animated) }
    }

    /// Dismisses the HUD after some seconds, and calls back when it has disappeared.
    open func dismiss(afterDelay delay: TimeInterval, animated: Bool, completion: (() -> Void)?) {
        if let completion { afterwards.append(completion) }
        dismiss(afterDelay: delay, animated: animated)
    }

    /// Calls back when the HUD has disappeared.
    open func perform(afterDismiss block: @escaping () -> Void) { afterwards.append(block) }

    private func after(_ delay: TimeInterval, _ act: @escaping @MainActor (JGProgressHUD) -> Void) {
        let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { if let self { act(self) } }
        }
        RunLoop.main.add(timer, forMode: .common)
        timers.append(timer)
    }

    func animationFinished() {
        guard let targetView else { return }
        switch phase {
        case .appearing:
            phase = .shown
            delegate?.progressHUD(self, didPresentIn: targetView)
        case .disappearing:
            phase = .hidden
            isHidden = true
            removeFromSuperview()
            delegate?.progressHUD(self, didDismissFrom: targetView)
            let calls = afterwards
            afterwards = []
            for call in calls { call() }
        case .hidden, .shown: break
        }
    }

    /// Shows how far something is, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        indicatorView?.setProgress(progress, animated: animated)
    }

    /// The HUDs that a view shows.
    open class func allProgressHUDs(in view: UIView) -> [JGProgressHUD] {
        view.subviews.compactMap { $0 as? JGProgressHUD }
    }

    /// The HUDs that a view and those in it show.
    open class func allProgressHUDsInViewHierarchy(_ view: UIView) -> [JGProgressHUD] {
        allProgressHUDs(in: view) + view.subviews.flatMap { allProgressHUDsInViewHierarchy($0) }
    }

    // MARK: Touches

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        if hudView.frame.contains(point) { tapOnHUDViewBlock?(self) } else { tapOutsideBlock?(self) }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard interactionType != .blockNoTouches, let found = super.hitTest(point, with: event) else { return nil }
        return interactionType == .blockAllTouches || hudView.frame.contains(point) ? found : nil
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).inset(by: layoutMargin)
        let width = min(280, room.width) - contentInsets.left - contentInsets.right
        var y: CGFloat = 0
        var widest: CGFloat = 0
        var parts: [(view: UIView, size: CGSize)] = []
        if let indicatorView { parts.append((indicatorView, indicatorView.frame.size)) }
        for label in [textLabel, detailTextLabel] {
            label.isHidden = (label.text ?? "").isEmpty
            if !label.isHidden {
                parts.append((label, label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))))
            }
        }
        for part in parts { widest = max(widest, part.size.width) }
        for (index, part) in parts.enumerated() {
            if index > 0 { y += part.view === detailTextLabel ? 4 : 10 }
            part.view.frame = CGRect(
                x: (widest - part.size.width) / 2, y: y, width: part.size.width, height: part.size.height)
            y += part.size.height
        }
        var size = CGSize(
            width: widest + contentInsets.left + contentInsets.right,
            height: y + contentInsets.top + contentInsets.bottom)
        if square { size = CGSize(width: max(size.width, size.height), height: max(size.width, size.height)) }
        hudView.bounds.size = size
        contentView.frame = CGRect(
            x: (size.width - widest) / 2, y: (size.height - y) / 2, width: widest, height: y)
        hudView.center = center(of: size, in: room)
    }

    private func center(of size: CGSize, in room: CGRect) -> CGPoint {
        let x: CGFloat =
            switch position {
            case .topLeft, .centerLeft, .bottomLeft: room.minX + size.width / 2
            case .topRight, .centerRight, .bottomRight: room.maxX - size.width / 2
            case .topCenter, .center, .bottomCenter: room.midX
            }
        let y: CGFloat =
            switch position {
            case .topLeft, .topCenter, .topRight: room.minY + size.height / 2
            case .bottomLeft, .bottomCenter, .bottomRight: room.maxY - size.height / 2
            case .centerLeft, .center, .centerRight: bounds.midY
            }
        return CGPoint(x: x, y: y)
    }
}
