package import Stage

/// Raises and lowers a value in steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// 94 points wide, as storyboards record it.
    private static func size(_ traits: UITraitCollection) -> CGSize {
        CGSize(width: 94, height: traits.measures.values.stepperHeight)
    }
    /// A button that stays pressed repeats after half a second, ten times a second.
    private static let delay = 0.5
    private static let interval = 0.1

    private var pressed: Bool?
    private var link: CADisplayLink?

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size(UITraitCollection.current)))
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        decodeNib(coder, UIStepper.self)
    }

    // Owned by UIStepper+Pictures.swift.
    let pictures = StepperPictures()

    private var storedValue = 0.0

    /// Setting it tells no target. It is kept between the ends.
    open var value: Double {
        get { storedValue }
        set {
            noteTold(self, "value", from: storedValue, to: newValue)
            storedValue = min(max(newValue, minimumValue), maximumValue)
            setNeedsDisplay()
            window?.accessibilityDidChange()
        }
    }
    /// The smallest value. 0 by default.
    open var minimumValue = 0.0 {
        didSet { value = storedValue }
    }
    /// The largest value. 100 by default.
    open var maximumValue = 100.0 {
        didSet { value = storedValue }
    }
    /// The change of one tap. 1 by default.
    open var stepValue = 1.0
    /// Whether `valueChanged` is sent for every step of a held button, or once at the end. True by default.
    open var isContinuous = true
    /// Whether a held button goes on stepping. True by default.
    open var autorepeat = true
    /// Whether the value goes on at the other end.
    open var wraps = false {
        didSet { setNeedsDisplay() }
    }

    private func step(_ up: Bool) {
        var new = storedValue + (up ? stepValue : -stepValue)
        if wraps {
            if new > maximumValue { new = minimumValue }
            if new < minimumValue { new = maximumValue }
        }
        let old = storedValue
        value = new
        if storedValue != old, isContinuous { sendActions(for: .valueChanged) }
    }

    /// What is shown of one of the two buttons.
    func state(of up: Bool) -> State { canStep(up) ? pressed == up ? .highlighted : .normal : .disabled }

    private func canStep(_ up: Bool) -> Bool {
        isEnabled && (wraps || (up ? storedValue < maximumValue : storedValue > minimumValue))
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let up = touch.location(in: self).x >= bounds.midX
        guard canStep(up) else { return false }
        pressed = up
        setNeedsDisplay()
        step(up)
        guard autorepeat else { return true }
        var next: CFTimeInterval?
        let link = CADisplayLink { [weak self] link in
            guard let self, pressed != nil else { return link.invalidate() }
            guard let due = next else {
                next = link.timestamp + Self.delay
                return
            }
            guard link.timestamp >= due else { return }
            next = link.timestamp + Self.interval
            step(up)
        }
        self.link = link
        link.start(on: layer.host)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: UIEvent?) { release() }

    private func release() {
        pressed = nil
        link?.invalidate()
        link = nil
        setNeedsDisplay()
    }

    // MARK: Looks

    open override var intrinsicContentSize: CGSize { Self.size(traitCollection) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        func resolved(_ color: UIColor) -> CGColor { color.resolved(traitCollection) }
        let shape = RoundedRect(bounds, radius: 8)
        let hasPictures = drawBackgrounds(on: canvas)
        if !hasPictures {
            canvas.fill(shape, resolved(.tertiarySystemFill))
            if let pressed {
                canvas.pushClip(shape)
                canvas.fill(half(pressed), resolved(.systemFill))
                canvas.pop()
            }
        }
        if !drawDivider(on: canvas), !hasPictures {
            canvas.fill(
                CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18), resolved(.tertiaryLabel))
        }
        for up in [false, true] where !drawIcon(up, on: canvas) {
            let middle = CGPoint(x: bounds.width * (up ? 0.75 : 0.25), y: bounds.midY)
            let color = resolved(canStep(up) ? .label : .tertiaryLabel)
            let bar = CGRect(x: middle.x - 7.5, y: middle.y - 0.9, width: 15, height: 1.8)
            canvas.fill(RoundedRect(bar, radius: 0.9), color)
            guard up else { continue }
            let post = CGRect(x: middle.x - 0.9, y: middle.y - 7.5, width: 1.8, height: 15)
            canvas.fill(RoundedRect(post, radius: 0.9), color)
        }
    }

    /// The place of one of the two buttons.
    func half(_ up: Bool) -> CGRect {
        CGRect(x: up ? bounds.midX : 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityValue: String? { String(format: "%g", storedValue) }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? .adjustable : [.adjustable, .notEnabled]
    }
    package override func describe(_ element: inout AccessibilityElement) {
        element.role = .stepper
        element.range = .init(minimum: minimumValue, maximum: maximumValue, value: storedValue)
    }
    package override func enterAccessibilityValue(_ text: String) -> Bool {
        guard let number = Double(text), number.isFinite else { return false }
        let old = storedValue
        value = number
        if storedValue != old { sendActions(for: .valueChanged) }
        return true
    }
    open override func accessibilityIncrement() { stepOnce(true) }
    open override func accessibilityDecrement() { stepOnce(false) }

    private func stepOnce(_ up: Bool) {
        guard canStep(up) else { return }
        step(up)
        if !isContinuous { sendActions(for: .valueChanged) }
    }
}
