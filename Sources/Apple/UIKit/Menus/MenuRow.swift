import Stage

/// A row of a menu. The measures are iOS 17's, in points.
@MainActor
class MenuRow: UIControl {
    enum Accessory { case none, submenu, back }

    let element: UIMenuElement
    private let accessory: Accessory
    let title = UILabel()
    private let subtitle = UILabel()
    let picture = UIImageView()
    private let mark = UIImageView()
    /// Whether the menu keeps room for check marks.
    private let hasMarks: Bool

    static let height: CGFloat = 44
    private static let margin: CGFloat = 16
    private static let markWidth: CGFloat = 20
    private static let pictureSide: CGFloat = 22
    private static let textPadding: CGFloat = 11

    init(element: UIMenuElement, accessory: Accessory, hasMarks: Bool) {
        self.element = element
        self.accessory = accessory
        self.hasMarks = hasMarks
        super.init(frame: .zero)
        let attributes = element.menuAttributes
        isEnabled = !attributes.contains(.disabled)
        let color: UIColor =
            !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        title.text = element.title
        title.font = .systemFont(ofSize: 17, weight: accessory == .back ? .semibold : .regular)
        title.textColor = color
        title.numberOfLines = 0
        subtitle.text = element.subtitle
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        picture.image = accessory == .none ? element.image : nil
        if accessory == .submenu { picture.image = UIImage(systemName: "chevron.right") }
        if accessory == .back { picture.image = UIImage(systemName: "chevron.down") }
        picture.contentMode = .center
        picture.tintColor = color
        mark.contentMode = .center
        mark.tintColor = color
        let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        switch element.menuState {
        case .on: mark.image = UIImage(systemName: "checkmark", withConfiguration: configuration)
        case .mixed: mark.image = UIImage(systemName: "minus", withConfiguration: configuration)
        case .off: break
        }
        for view in [title, subtitle, picture, mark] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted && isEnabled ? .tertiarySystemFill : nil }
    }

    private var textLeft: CGFloat { Self.margin + (hasMarks ? Self.markWidth : 0) }
    private var pictureWidth: CGFloat { picture.image == nil ? 0 : Self.pictureSide + 12 }

    func height(forWidth width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - textLeft - Self.margin - pictureWidth, height: .greatestFiniteMagnitude)
        var height = title.sizeThatFits(room).height
        if !(subtitle.text ?? "").isEmpty { height += subtitle.sizeThatFits(room).height + 2 }
        return max(Self.height, (height + 2 * Self.textPadding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - textLeft - Self.margin - pictureWidth
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let titleHeight = title.sizeThatFits(room).height
        let hasSubtitle = !(subtitle.text ?? "").isEmpty
        let subtitleHeight = hasSubtitle ? subtitle.sizeThatFits(room).height + 2 : 0
        let top = (bounds.height - titleHeight - subtitleHeight) / 2
        title.frame = CGRect(x: textLeft, y: top, width: width, height: titleHeight)
        subtitle.frame = CGRect(x: textLeft, y: top + titleHeight + 2, width: width, height: max(0, subtitleHeight - 2))
        picture.frame = CGRect(
            x: bounds.width - Self.margin - Self.pictureSide, y: (bounds.height - Self.pictureSide) / 2,
            width: Self.pictureSide, height: Self.pictureSide)
        mark.frame = CGRect(x: 10, y: 0, width: Self.markWidth, height: bounds.height)
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { element.title }
    override var defaultAccessibilityValue: String? { element.subtitle }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        if !isEnabled { traits.insert(.notEnabled) }
        if element.menuState == .on { traits.insert(.selected) }
        return traits
    }
}
