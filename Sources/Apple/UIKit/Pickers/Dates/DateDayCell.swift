/// A day of an inline calendar.
@MainActor
final class DateDayCell: UIControl {
    /// The widest circle, in points.
    private static let diameter: CGFloat = 42

    let date: Date
    private let circle = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let isToday: Bool

    init(_ date: Date, text: String, isToday: Bool) {
        self.date = date
        self.isToday = isToday
        super.init(frame: .zero)
        circle.isUserInteractionEnabled = false
        circle.isHidden = true
        label.text = text
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        addSubview(circle)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func update() {
        circle.isHidden = !isSelected
        circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.14)
        label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : isToday ? .medium : .regular)
        label.textColor =
            isSelected && isToday ? .white : !isEnabled ? .tertiaryLabel : isSelected || isToday ? tintColor : .label
        label.alpha = isHighlighted ? 0.3 : 1
        accessibilityTraits = isEnabled ? isSelected ? [.button, .selected] : .button : [.button, .notEnabled]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let diameter = min(Self.diameter, bounds.width, bounds.height)
        circle.bounds.size = CGSize(width: diameter, height: diameter)
        circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
        circle.layer.cornerRadius = diameter / 2
    }
}
