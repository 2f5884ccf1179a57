/// Shows a ``UIContentUnavailableConfiguration``, in the middle of its room.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let scroll = UIScrollView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let button = UIButton(frame: .zero)
    private let secondaryButton = UIButton(frame: .zero)

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        scroll.isScrollEnabled = false
        addSubview(scroll)
        for view in [imageView, wheel, label, secondaryLabel, button, secondaryButton] { scroll.addSubview(view) }
        for label in [label, secondaryLabel] { label.textAlignment = .center }
        button.addAction(
            UIAction { [unowned self] _ in shown.buttonProperties.primaryAction?.perform(sender: button) },
            for: .touchUpInside)
        secondaryButton.addAction(
            UIAction { [unowned self] _ in
                shown.secondaryButtonProperties.primaryAction?.perform(sender: secondaryButton)
            }, for: .touchUpInside)
        update()
    }

    public required init?(coder: NSCoder) { nil }

    /// The configuration on show.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            update()
        }
    }

    /// Whether content that is too tall can be scrolled.
    open var isScrollEnabled: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    private func update() {
        backgroundColor = shown.background.backgroundColor ?? .clear
        var image = shown.image
        if let symbol = shown.imageProperties.preferredSymbolConfiguration, image?.isSymbolImage == true {
            image = image?.withConfiguration(symbol)
        }
        imageView.image = image
        imageView.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        imageView.isHidden = image == nil
        wheel.isHidden = !shown.isLoading
        if shown.isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        fill(button, shown.button, shown.buttonProperties)
        fill(secondaryButton, shown.secondaryButton, shown.secondaryButtonProperties)
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = attributed == nil && (text ?? "").isEmpty
    }

    private func fill(
        _ button: UIButton, _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        button.configuration = configuration
        button.isEnabled = properties.isEnabled
        button.isHidden =
            configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
    }

    // MARK: Layout

    /// The parts that are there from top to bottom, each with the distance from the one before.
    private var parts: [(view: UIView, gap: CGFloat)] {
        let all: [(UIView, CGFloat)] = [
            (imageView, 0), (wheel, 0), (label, shown.imageToTextPadding),
            (secondaryLabel, shown.textToSecondaryTextPadding), (button, shown.textToButtonPadding),
            (secondaryButton, shown.buttonToSecondaryButtonPadding),
        ]
        return all.filter { !$0.0.isHidden }.enumerated().map { ($0.element.0, $0.offset == 0 ? 0 : $0.element.1) }
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        if view === imageView, let image = imageView.image {
            size = image.size
            let limit = shown.imageProperties.maximumSize
            let factor = min(
                1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1,
                width / max(size.width, 1))
            size = CGSize(width: size.width * factor, height: size.height * factor)
        }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Words keep to a width that reads well.
    private static let largestWidth: CGFloat = 400

    private func contentWidth(in width: CGFloat) -> CGFloat {
        let margins = shown.directionalLayoutMargins
        return max(0, min(Self.largestWidth, width - margins.leading - margins.trailing))
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        parts.reduce(0) { $0 + $1.gap + size(of: $1.view, width: width).height }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = shown.directionalLayoutMargins
        return CGSize(
            width: size.width,
            height: contentHeight(width: contentWidth(in: size.width)) + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds.inset(by: safeAreaInsets)
        let room = scroll.bounds.size
        let width = contentWidth(in: room.width)
        let height = contentHeight(width: width)
        scroll.contentSize = CGSize(width: room.width, height: max(room.height, height))
        var y = max(0, (room.height - height) / 2)
        for (view, gap) in parts {
            let size = size(of: view, width: width)
            y += gap
            view.frame = CGRect(x: (room.width - size.width) / 2, y: y, width: size.width, height: size.height)
                .pixelAligned(contentScaleFactor)
            y += size.height
        }
    }
}
