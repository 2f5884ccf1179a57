/// The bar where the next character goes. It blinks while its text has the focus, and stands still when nothing has
/// happened for a while, so that an idle app uses no time.
@MainActor
final class TextCaretView: UIView {
    /// In points; an estimate, as Apple documents none.
    static let width: CGFloat = 2
    /// Half a second on, half a second off; still after ten seconds, as GTK's.
    private static let halfPeriod = 0.5
    private static let patience = 10.0

    private var link: CADisplayLink?
    private var restartedAt: CFTimeInterval?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            isHidden = !isActive
            if isActive { restart() } else { stop() }
        }
    }

    /// Shows the caret and begins to blink anew: something was typed.
    func restart() {
        layer.opacity = 1
        restartedAt = nil
        guard isActive, link == nil, let host = layer.host else { return }
        let link = CADisplayLink { [weak self] link in self?.tick(link) }
        self.link = link
        link.start(on: host)
    }

    private func stop() {
        link?.invalidate()
        link = nil
        layer.opacity = 1
    }

    private func tick(_ link: CADisplayLink) {
        guard let start = restartedAt else {
            restartedAt = link.timestamp
            return
        }
        let elapsed = link.timestamp - start
        guard elapsed < Self.patience, window != nil else { return stop() }
        let isOn = Int(elapsed / Self.halfPeriod) % 2 == 0
        let opacity: Float = isOn ? 1 : 0
        if layer.opacity != opacity { layer.opacity = opacity }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stop() } else if isActive { restart() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
