/// Shows a colour, and opens a picker that changes it.
///
/// Its targets hear `.valueChanged` for each change that a person makes in the picker, while the finger moves as well.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// In points.
    private enum Metrics {
        static let diameter: CGFloat = 28
        static let ring: CGFloat = 3
        static let gap: CGFloat = 2
        static let wedges = 90
    }

    private weak var picker: UIColorPickerViewController?
    private lazy var listener = ColorWellListener(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIColorWell.self)
        if frame.isEmpty { frame.size = intrinsicContentSize }
    }

    private func setUp() {
        isOpaque = false
        backgroundColor = nil
        contentMode = .redraw
    }

    /// Nil for none yet, which the well shows as an empty ring. Setting it tells no target.
    open var selectedColor: UIColor? {
        didSet {
            guard selectedColor != oldValue else { return }
            setNeedsDisplay()
            window?.accessibilityDidChange()
            if let selectedColor, picker?.selectedColor != selectedColor { picker?.selectedColor = selectedColor }
        }
    }

    /// Whether the picker offers opacity.
    open var supportsAlpha = true {
        didSet { picker?.supportsAlpha = supportsAlpha }
    }

    /// The title of the picker; nil for the picker's own.
    open var title: String? {
        didSet { picker?.title = title }
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height, Metrics.diameter)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (side - Metrics.ring) / 2
        for index in 0..<Metrics.wedges {
            let share = CGFloat(index) / CGFloat(Metrics.wedges)
            let next = CGFloat(index + 1) / CGFloat(Metrics.wedges)
            // A little of each lies below the next, or the background would shine through between them.
            let arc = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: 2 * .pi * share, endAngle: 2 * .pi * next + 0.02,
                clockwise: true)
            arc.lineWidth = Metrics.ring
            UIColor(hue: 1 - share, saturation: 0.95, brightness: 0.95, alpha: 1).setStroke()
            arc.stroke()
        }
        let disc = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            .insetBy(dx: Metrics.ring + Metrics.gap, dy: Metrics.ring + Metrics.gap)
        drawDisc(in: disc)
    }

    private func drawDisc(in rect: CGRect) {
        let disc = UIBezierPath(ovalIn: rect)
        guard let color = selectedColor else {
            UIColor.tertiarySystemFill.setFill()
            disc.fill()
            return
        }
        if color.resolvedColor(with: traitCollection).cgColor.alpha < 1 {
            UIColor.white.setFill()
            disc.fill()
            // The lower half shows what is behind the colour, the upper one the colour alone.
            let half = UIBezierPath(
                arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .pi / 4,
                endAngle: .pi * 5 / 4, clockwise: true)
            UIColor.black.setFill()
            half.fill()
        }
        color.setFill()
        disc.fill()
    }

    package override func stateDidChange() {
        super.stateDidChange()
        alpha = !isEnabled ? 0.4 : isHighlighted ? 0.6 : 1
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { CGSize(width: Metrics.diameter, height: Metrics.diameter) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A finger may miss the small disc by some points.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

    // MARK: The picker

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { openPicker() }
    }

    private func openPicker() {
        guard picker == nil, let presenter = presenter else { return }
        let picker = UIColorPickerViewController()
        picker.supportsAlpha = supportsAlpha
        picker.title = title
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = listener
        self.picker = picker
        presenter.present(picker, animated: true)
    }

    /// The nearest controller that presents nothing yet.
    private var presenter: UIViewController? {
        var next: UIResponder? = self
        while let current = next, !(current is UIViewController) { next = current.next }
        var found = next as? UIViewController ?? window?.rootViewController
        while let presented = found?.presentedViewController { found = presented }
        return found
    }

    /// A person picked a colour in the picker that the well opened.
    func pick(_ color: UIColor, continuously: Bool) {
        if color != selectedColor {
            selectedColor = color
            sendActions(for: .valueChanged)
        }
        // The colour under the lifted finger is known by then.
        if !continuously { sendActions(for: .primaryActionTriggered) }
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? { title ?? ColorPickerTexts.current.well }
    package override var defaultAccessibilityValue: String? {
        selectedColor.map { PickedColor($0.resolvedColor(with: traitCollection)).hex }
    }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? .button : [.button, .notEnabled]
    }
}
