/// A picture or film of the library in the grid of a picker. It is named as in iOS's.
@MainActor
final class PhotoTile: UIControl {
    let item: PhotoShelf.Item
    private let picture = UIImageView(frame: .zero)
    private let mark = UIImageView(frame: .zero)

    init(_ item: PhotoShelf.Item, label: String) {
        self.item = item
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .secondarySystemFill
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityIdentifier = "PXGGridLayout-Info"
        accessibilityTraits = .image
        if item.isFilm {
            picture.image = UIImage(systemName: "video")
            picture.contentMode = .center
            picture.tintColor = .secondaryLabel
        } else {
            picture.image = UIImage(contentsOfFile: item.file.path)
            picture.contentMode = .scaleAspectFill
        }
        mark.image = UIImage(systemName: "checkmark.circle.fill")
        for view in [picture, mark] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        mark.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        get { super.isSelected }
        set {
            super.isSelected = newValue
            mark.isHidden = !newValue
            picture.alpha = newValue ? 0.6 : 1
            accessibilityTraits = newValue ? [.image, .selected] : .image
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        mark.frame = CGRect(x: bounds.maxX - 28, y: bounds.maxY - 28, width: 22, height: 22)
    }
}
