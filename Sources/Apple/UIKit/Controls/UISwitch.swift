/// Turns something on and off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Measures of iOS 17, in points.
    private enum Metrics {
        static let size = CGSize(width: 51, height: 31)
        static let knob: CGFloat = 27
        static let gap: CGFloat = 2
        /// How much wider the knob gets under the finger.
        static let stretch: CGFloat = 7
    }

    private let track = UIView(frame: .zero)
    private let knob = UIView(frame: .zero)
    private var dragged = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UISwitch.self)
    }

    private func setUp() {
        for view in [track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        knob.layer.shadowColor = .black
        knob.layer.shadowOpacity = 0.15
        knob.layer.shadowOffset = CGSize(width: 0, height: 3)
        knob.layer.shadowRadius = 4
        place()
        color()
    }

    private var storedIsOn = false

    /// Whether the switch is on. Setting it moves the thumb without animation and sends no event.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Tells no target: only a person's change does.
    open func setOn(_ on: Bool, animated: Bool) {
        noteTold(self, "isOn", from: isOn, to: on)
        guard on != storedIsOn else { return }
        storedIsOn = on
        window?.accessibilityDidChange()
        show(animated: animated)
    }

    /// The colour of the track while the switch is on; nil is green.
    open var onTintColor: UIColor? {
        didSet { color() }
    }
    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor? {
        didSet { color() }
    }

    private func show(animated: Bool) {
        guard animated, window != nil else {
            place()
            color()
            return
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                self.place()
                self.color()
            }, completion: nil)
    }

    private func place() {
        let origin = CGPoint(x: (bounds.width - Metrics.size.width) / 2, y: (bounds.height - Metrics.size.height) / 2)
        track.frame = CGRect(origin: origin, size: Metrics.size)
        track.layer.cornerRadius = Metrics.size.height / 2
        let width = Metrics.knob + (isHighlighted ? Metrics.stretch : 0)
        let x = storedIsOn ? Metrics.size.width - Metrics.gap - width : Metrics.gap
        knob.frame = CGRect(x: origin.x + x, y: origin.y + Metrics.gap, width: width, height: Metrics.knob)
        knob.layer.cornerRadius = Metrics.knob / 2
    }

    private func color() {
        track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    package override func stateDidChange() {
        super.stateDidChange()
        color()
        show(animated: true)
    }

    // Storyboards record switches two points wider than the room that they take.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Metrics.size.width - 2, height: Metrics.size.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragged = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        // The knob follows a finger that goes past the other side's middle.
        let on = storedIsOn ? x > bounds.width * 0.25 : x > bounds.width * 0.75
        if on != storedIsOn {
            dragged = true
            change(to: on)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !dragged, isTouchInside { change(to: !storedIsOn) }
    }

    private func change(to on: Bool) {
        setOn(on, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityValue: String? { storedIsOn ? "1" : "0" }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled]
    }
}
