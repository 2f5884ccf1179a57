/// A day of an inline calendar.
@MainActor
final class DateDayCell: UIControl {
    /// The widest circle, in points.
    private static let diameter: CGFloat = 42

    let date: Date
    /// Whether the day leaves room for a decoration below its number.
    var hasDecorations = false {
        didSet { if hasDecorations != oldValue { setNeedsLayout() } }
    }
    /// A mark below the number. It takes no touches.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            decoration?.isUserInteractionEnabled = false
            if let decoration { addSubview(decoration) }
            setNeedsLayout()
        }
    }
    /// Whether a tap does something, which accessibility tells.
    var isSelectable = true {
        didSet {
            guard isSelectable != oldValue else { return }
            isUserInteractionEnabled = isSelectable
            update()
        }
    }
    var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { if fontDesign != oldValue { update() } }
    }
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
            .with(fontDesign)
        label.textColor =
            isSelected && isToday ? .white : !isEnabled ? .tertiaryLabel : isSelected || isToday ? tintColor : .label
        label.alpha = isHighlighted ? 0.3 : 1
        var traits: UIAccessibilityTraits = isSelectable ? .button : .staticText
        if !isEnabled { traits.insert(.notEnabled) } else if isSelected { traits.insert(.selected) }
        accessibilityTraits = traits
    }

    /// The part of the cell below the number, in points.
    static let decorationHeight: CGFloat = 18

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        if hasDecorations { area.size.height = max(0, area.height - Self.decorationHeight) }
        label.frame = area
        let diameter = min(Self.diameter, area.width, area.height)
        circle.bounds.size = CGSize(width: diameter, height: diameter)
        circle.center = CGPoint(x: area.midX, y: area.midY)
        circle.layer.cornerRadius = diameter / 2
        guard let decoration else { return }
        let room = CGSize(width: bounds.width - 2, height: Self.decorationHeight - 2)
        let wanted = decoration.sizeThatFits(room)
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        decoration.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: area.maxY + (room.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}
