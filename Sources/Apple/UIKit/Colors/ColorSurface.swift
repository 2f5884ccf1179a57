/// An area of colours in which a finger chooses one: the grid and the spectrum of a colour picker.
@MainActor
class ColorSurface: UIControl {
    var color = PickedColor(red: 0, green: 0, blue: 0) {
        didSet { if color != oldValue { setNeedsLayout() } }
    }
    /// A colour was touched, and whether the finger still moves.
    var picked: ((PickedColor, Bool) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    /// The colour at a point within the bounds.
    func color(at point: CGPoint) -> PickedColor { color }

    override var accessibilityValue: String? {
        get { color.hex }
        set { super.accessibilityValue = newValue }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, isMoving: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, isMoving: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { pick(touch, isMoving: false) }
    }

    private func pick(_ touch: UITouch, isMoving: Bool) {
        guard !bounds.isEmpty else { return }
        var point = touch.location(in: self)
        point.x = min(max(point.x, 0), bounds.width - 0.01)
        point.y = min(max(point.y, 0), bounds.height - 0.01)
        picked?(color(at: point).with(alpha: color.alpha), isMoving)
    }
}
