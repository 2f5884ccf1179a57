/// The name of an inline calendar's month, which opens wheels for month and year.
@MainActor
final class DateMonthButton: UIControl {
    private let label = UILabel(frame: .zero)
    private let chevron = UIImageView(frame: .zero)

    init() {
        super.init(frame: .zero)
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

    var font: UIFont = .systemFont(ofSize: 17, weight: .semibold) {
        didSet {
            label.font = font
            setNeedsLayout()
        }
    }

    var isOpen = false {
        didSet {
            label.textColor = isOpen ? tintColor : .label
            UIView.animate(withDuration: 0.25) { self.turnChevron() }
        }
    }

    private var isMirrored = false

    /// Down while the wheels are open, to the end of the line otherwise.
    private func turnChevron() {
        chevron.transform = CGAffineTransform(rotationAngle: isOpen ? .pi / 2 : isMirrored ? .pi : 0)
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
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        chevron.bounds.size = CGSize(width: 20, height: 20)
        let distance = width + 14
        chevron.center = CGPoint(x: isRightToLeft ? bounds.width - distance : distance, y: bounds.midY)
        if isRightToLeft != isMirrored {
            isMirrored = isRightToLeft
            turnChevron()
        }
    }
}
