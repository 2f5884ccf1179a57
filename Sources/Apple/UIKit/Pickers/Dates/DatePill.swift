/// The label of a compact date picker, which opens what it is chosen with.
@MainActor
final class DatePill: UIControl {
    private static let height: CGFloat = 34.33
    private static let padding: CGFloat = 11

    private let label = UILabel(frame: .zero)

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 8
        backgroundColor = .tertiarySystemFill
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text = "" {
        didSet {
            guard text != oldValue else { return }
            label.text = text
            accessibilityLabel = text
            invalidateIntrinsicContentSize()
            superview?.setNeedsLayout()
        }
    }

    /// Whether its panel is open.
    var isOpen = false {
        didSet { updateColor() }
    }

    private func updateColor() {
        label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: (label.intrinsicContentSize.width + 2 * Self.padding).rounded(.up), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
