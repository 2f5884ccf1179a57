/// The name of an inline calendar's month, which opens wheels for month and year.
@MainActor
final class DateMonthButton: UIControl {
    private let label = UILabel(frame: .zero)
    private let chevron = UIImageView(frame: .zero)

    init() {
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.isUserInteractionEnabled = false
        chevron.image = UIImage(
            systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
        chevron.contentMode = .center
        addSubview(label)
        addSubview(chevron)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var text = "" {
        didSet {
            label.text = text
            accessibilityLabel = text
            setNeedsLayout()
        }
    }

    var isOpen = false {
        didSet {
            label.textColor = isOpen ? tintColor : .label
            let angle: CGFloat = isOpen ? .pi / 2 : 0
            UIView.animate(withDuration: 0.25) { self.chevron.transform = CGAffineTransform(rotationAngle: angle) }
        }
    }

    var fittingWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + 26 }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.3 : 1
        chevron.alpha = label.alpha
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, min(label.intrinsicContentSize.width.rounded(.up), bounds.width - 26))
        label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        chevron.bounds.size = CGSize(width: 20, height: 20)
        chevron.center = CGPoint(x: width + 14, y: bounds.midY)
    }
}
