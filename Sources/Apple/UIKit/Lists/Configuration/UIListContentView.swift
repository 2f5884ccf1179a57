/// Shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let textView = UILabel(frame: .zero)
    private let secondaryView = UILabel(frame: .zero)
    private let pictureView = UIImageView(frame: .zero)
    /// The largest margin after the content, beside accessories of a cell; nil without any.
    var trailingMarginLimit: CGFloat? {
        didSet { if trailingMarginLimit != oldValue { setNeedsLayout() } }
    }

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [pictureView, textView, secondaryView] as [UIView] { addSubview(view) }
        update()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    /// The configuration on show. It must be a `UIListContentConfiguration`; others are ignored.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            shown = configuration
            update()
        }
    }

    private func update() {
        apply(shown.textProperties, text: shown.text, attributed: shown.attributedText, to: textView)
        apply(
            shown.secondaryTextProperties, text: shown.secondaryText, attributed: shown.secondaryAttributedText,
            to: secondaryView)
        pictureView.image = shownImage
        pictureView.tintColor = shown.imageProperties.tintColor
        pictureView.layer.cornerRadius = shown.imageProperties.cornerRadius
        pictureView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        pictureView.contentMode = .scaleAspectFit
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties, text: String?, attributed: NSAttributedString?,
        to label: UILabel
    ) {
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text) }
        label.isHidden = attributed == nil && (text ?? "").isEmpty
    }

    // MARK: Layout

    private struct Places {
        var picture = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// The image, which is a symbol of another size if the configuration says so.
    private var shownImage: UIImage? {
        guard let symbols = shown.imageProperties.preferredSymbolConfiguration else { return shown.image }
        return shown.image?.applyingSymbolConfiguration(symbols) ?? shown.image
    }

    private var pictureSize: CGSize {
        guard var size = pictureView.image?.size else { return .zero }
        let limit = shown.imageProperties.maximumSize
        for (length, most) in [(size.width, limit.width), (size.height, limit.height)] where most > 0 && length > most {
            let factor = most / length
            size = CGSize(width: size.width * factor, height: size.height * factor)
        }
        return size
    }

    private func size(of label: UILabel, width: CGFloat) -> CGSize {
        guard !label.isHidden else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }

    /// The places for a width, as from the top; ``layoutSubviews()`` centres them.
    private func places(width: CGFloat) -> Places {
        var margins = shown.directionalLayoutMargins
        if let trailingMarginLimit { margins.trailing = min(margins.trailing, trailingMarginLimit) }
        var places = Places()
        var left = margins.leading
        let picture = pictureSize
        if picture.width > 0 {
            let reserved = shown.imageProperties.reservedLayoutSize
            let room = max(picture.width, reserved.width)
            places.picture = CGRect(
                x: left + (room - picture.width) / 2, y: 0, width: picture.width, height: picture.height)
            left += room + shown.imageToTextPadding
        }
        let available = max(width - left - margins.trailing, 0)
        let natural = size(of: textView, width: .greatestFiniteMagnitude)
        let secondary = size(of: secondaryView, width: .greatestFiniteMagnitude)
        let gap = shown.textToSecondaryTextHorizontalPadding
        var textHeight: CGFloat
        if shown.prefersSideBySideTextAndSecondaryText, secondary.width > 0,
            natural.width + gap + secondary.width <= available
        {
            textHeight = max(natural.height, secondary.height)
            places.text = CGRect(x: left, y: 0, width: natural.width, height: natural.height)
            places.secondary = CGRect(
                x: width - margins.trailing - secondary.width, y: 0, width: secondary.width, height: secondary.height)
        } else {
            let first = size(of: textView, width: available)
            let second = size(of: secondaryView, width: available)
            let between = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
            let isNatural = shown.textProperties.alignment == .natural
            places.text = CGRect(x: left, y: 0, width: isNatural ? first.width : available, height: first.height)
            places.secondary = CGRect(
                x: left, y: first.height + between, width: isNatural ? second.width : available,
                height: second.height)
            textHeight = first.height + between + second.height
        }
        places.height = max(
            max(
                textHeight, places.picture.height,
                shown.imageProperties.reservedLayoutSize.height == .greatestFiniteMagnitude
                    ? 0 : shown.imageProperties.reservedLayoutSize.height)
                + margins.top + margins.bottom, shown.minimumHeight)
        return places
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = shown.directionalLayoutMargins
        let places = places(width: bounds.width)
        let textHeight = max(places.text.maxY, places.secondary.maxY)
        let scale = contentScaleFactor
        func centred(_ height: CGFloat) -> CGFloat {
            ((margins.top + (bounds.height - margins.top - margins.bottom - height) / 2) * scale).rounded() / scale
        }
        let top = centred(textHeight)
        textView.frame = places.text.offsetBy(dx: 0, dy: top)
        secondaryView.frame = places.secondary.offsetBy(dx: 0, dy: top)
        pictureView.frame = places.picture.offsetBy(dx: 0, dy: centred(places.picture.height))
    }

    /// Where the text begins, for the separator.
    var textLeft: CGFloat { places(width: bounds.width).text.minX }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: places(width: size.width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: places(width: bounds.width).height)
    }
}
