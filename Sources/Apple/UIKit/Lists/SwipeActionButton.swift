/// One action.
final class SwipeActionButton: UIControl {
    let contextualAction: UIContextualAction
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    /// From iOS: the least width, and the room beside the title.
    private static let minimumWidth: CGFloat = 74
    private static let padding: CGFloat = 15

    init(_ action: UIContextualAction) {
        contextualAction = action
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: 17)
        label.textColor = .white
        label.textAlignment = .center
        label.isHidden = (action.title ?? "").isEmpty
        picture.image = action.image
        picture.tintColor = .white
        picture.isUserInteractionEnabled = false
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    private var labelSize: CGSize {
        label.isHidden
            ? .zero
            : label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    var openWidth: CGFloat {
        max(max(labelSize.width, picture.image?.size.width ?? 0) + 2 * Self.padding, Self.minimumWidth).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (text, image) = (labelSize, picture.image?.size ?? .zero)
        let middle = bounds.width > openWidth ? bounds.width - openWidth / 2 : bounds.width / 2
        let height = text.height + image.height
        picture.frame = CGRect(
            x: middle - image.width / 2, y: (bounds.height - height) / 2, width: image.width, height: image.height)
        label.frame = CGRect(
            x: middle - text.width / 2, y: (bounds.height - height) / 2 + image.height, width: text.width,
            height: text.height)
    }

    override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.5 : 1 }
    }

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? { contextualAction.title }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
