internal import Stage

extension UIButton {
    /// How a button looks, as one value.
    @preconcurrency @MainActor
    public struct Configuration {
        /// The height of a button and the size of its text.
        public enum Size: Int, Sendable {
            /// The standard size, and smaller and larger ones.
            case medium, small, mini, large
        }

        /// How round a button's corners are.
        public enum CornerStyle: Int, Sendable {
            /// The radius of `cornerRadius`, whatever the font.
            case fixed = -1
            /// The background's own radius scaled with the text size, three fixed radii, or half the height.
            case dynamic, small, medium, large, capsule
        }

        /// How title and subtitle are aligned with each other.
        public enum TitleAlignment: Int, Sendable {
            /// Chosen from the button's content alignment, or at one side, or centred.
            case automatic, leading, center, trailing
        }

        enum Style: Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
            case glass, clearGlass, prominentGlass, prominentClearGlass
        }

        let style: Style

        /// The title. Setting it gives up ``attributedTitle``.
        public var title: String? {
            didSet { attributedTitle = nil }
        }
        /// The title with attributes, which win over those that the configuration gives.
        public var attributedTitle: AttributedString?
        /// The text under the title. Setting it gives up ``attributedSubtitle``.
        public var subtitle: String? {
            didSet { attributedSubtitle = nil }
        }
        /// The text under the title with attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the title's attributes just before it is drawn.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the subtitle's attributes just before it is drawn.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the image's colour just before it is drawn.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Changes the wheel's colour just before it is drawn.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether a selected button looks selected. True by default.
        public var automaticallyUpdateForSelection = true
        /// How title and subtitle are aligned with each other. `.automatic` by default.
        public var titleAlignment = TitleAlignment.automatic
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How a title that is too long is broken. `.byWordWrapping` by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The image beside the title.
        public var image: UIImage?
        /// The side of the title that the image is on. `.leading` by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// The size and weight of an image that is a symbol; nil follows the title's font.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A wheel in the picture's place.
        public var showsActivityIndicator = false

        /// The app's colour, corners and stroke win over the style's.
        public var background: UIBackgroundConfiguration = {
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = 5.95
            return background
        }()
        /// The colour of title and image, from which those of states follow; nil takes the style's.
        public var baseForegroundColor: UIColor?
        /// The colour of the background, from which those of states follow; nil takes the style's.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are. `.dynamic` by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The height and the size of the text. `.medium` by default.
        public var buttonSize = Size.medium
        private var storedInsets: NSDirectionalEdgeInsets?

        init(style: Style) { self.style = style }

        /// A button without a background, with its title in tint.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A button on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A button on a light shade of its tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A button on its tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// A button without a background, for bars and lists.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// A button on grey that follows the platform's look.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// A button on a light shade of its tint that follows the platform's look.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// A button on its tint that follows the platform's look.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// The distance from the button's edges to its content, in points. The default follows from style and size.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { storedInsets ?? defaultInsets }
            set { storedInsets = newValue }
        }

        /// Gives up insets that were set, for those of style and size.
        public mutating func setDefaultContentInsets() { storedInsets = nil }

        private var defaultInsets: NSDirectionalEdgeInsets {
            if style == .borderless { return NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0) }
            switch buttonSize {
            case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var effectiveInsets: NSDirectionalEdgeInsets { contentInsets }

        var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
        var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

        /// - Parameter size: The size of titles in buttons of medium and large size.
        func font(_ size: CGFloat) -> UIFont {
            let isSmall = buttonSize == .small || buttonSize == .mini
            return .systemFont(ofSize: isSmall ? min(size, 15) : size, weight: subtitle == nil ? .regular : .semibold)
        }

        var subtitleFont: UIFont { .systemFont(ofSize: buttonSize == .small || buttonSize == .mini ? 11 : 12) }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .medium: 5.95
            case .small: 3.5
            case .large: 8.75
            case .capsule: height / 2
            }
        }

        func foreground(tint: UIColor, isEnabled: Bool, isSelected: Bool) -> UIColor {
            guard isEnabled else { return .tertiaryLabel }
            if let baseForegroundColor { return baseForegroundColor }
            switch style {
            case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return .white
            case .glass, .clearGlass: return .label
            default: return tint
            }
        }

        /// Nil for none.
        func background(tint: UIColor, isEnabled: Bool, isSelected: Bool) -> UIColor? {
            switch style {
            case .plain:
                if let baseBackgroundColor { return baseBackgroundColor }
                return isSelected ? tint.withAlphaComponent(0.18) : nil
            case .borderless: return baseBackgroundColor
            case .gray, .bordered:
                if !isEnabled { return .tertiarySystemFill }
                return baseBackgroundColor ?? (isSelected ? tint.withAlphaComponent(0.18) : .tertiarySystemFill)
            case .tinted, .borderedTinted:
                if !isEnabled { return .tertiarySystemFill }
                return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled, .borderedProminent:
                if !isEnabled { return .tertiarySystemFill }
                return baseBackgroundColor ?? tint
            case .glass, .clearGlass, .prominentGlass, .prominentClearGlass:
                return paneColor(tint: tint, isEnabled: isEnabled)
            }
        }
    }
}

/// Changes the attributes of a title.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The function that the attributes go through.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

// MARK: Showing it

extension UIButton {
    func apply(_ configuration: Configuration) {
        let color = configuration.foreground(tint: roleTint, isEnabled: isEnabled, isSelected: isSelected)
        var attributes = AttributeContainer()
        let font = configuration.font(systemMeasures.configuredTitleSize)
        attributes.font = font
        attributes.foregroundColor = color
        if let transformer = configuration.titleTextAttributesTransformer { attributes = transformer(attributes) }
        let title = configuredTitle(configuration, attributes)
        label.lineBreakMode = configuration.titleLineBreakMode
        label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
        label.textColor = color
        label.textAlignment = configuration.textAlignment
        label.attributedText = title
        show(label, if: title != nil)
        applySubtitle(configuration, color)

        picture.takesTemplates = true
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        // A symbol alone is in the large scale: storyboards record buttons with a `plus` 23 points wide, not 18.
        let symbols = UIImage.SymbolConfiguration(
            font: attributes.font ?? font, scale: title == nil ? .large : .unspecified)
        let preferred = configuration.preferredSymbolConfigurationForImage ?? current(\.symbolConfiguration)
        picture.preferredSymbolConfiguration = preferred.map(symbols.applying) ?? symbols
        picture.image = currentImage
        show(picture, if: picture.image != nil && !configuration.showsActivityIndicator)
        applyActivity(configuration, color)
    }

    private func applySubtitle(_ configuration: Configuration, _ color: UIColor) {
        guard let text = configuration.shownSubtitle, !text.isEmpty else {
            subtitleView?.removeFromSuperview()
            return
        }
        let view = subtitleView ?? UILabel(frame: .zero)
        subtitleView = view
        view.isAccessibilityElement = false
        view.font = configuration.subtitleFont
        view.textColor = color
        view.textAlignment = configuration.textAlignment
        if let attributed = configuration.attributedSubtitle {
            view.attributedText = NSAttributedString(attributed)
        } else if let transformer = configuration.subtitleTextAttributesTransformer {
            var attributes = AttributeContainer()
            attributes.font = configuration.subtitleFont
            attributes.foregroundColor = color
            view.attributedText = NSAttributedString(AttributedString(text, attributes: transformer(attributes)))
        } else {
            view.text = text
        }
        show(view, if: true)
    }

    private func applyActivity(_ configuration: Configuration, _ color: UIColor) {
        guard configuration.showsActivityIndicator else {
            activityView?.removeFromSuperview()
            activityView = nil
            return
        }
        let view = activityView ?? UIActivityIndicatorView(style: .medium)
        activityView = view
        view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        view.startAnimating()
        show(view, if: true)
    }

    private func blocks(_ configuration: Configuration, width: CGFloat?) -> (
        image: CGSize, text: CGSize, title: CGSize, subtitle: CGSize, gap: CGFloat
    ) {
        let shownImage: UIView? =
            configuration.showsActivityIndicator ? activityView : picture.superview === self ? picture : nil
        let image = shownImage?.intrinsicContentSize ?? .zero
        let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        let hasText = label.superview === self || subtitleView?.superview === self
        let gap = shownImage != nil && hasText ? configuration.imagePadding : 0
        let room = width.map { max($0 - (isBeside ? image.width + gap : 0), 0) } ?? .greatestFiniteMagnitude
        let box = CGSize(width: room, height: .greatestFiniteMagnitude)
        func size(_ label: UILabel?) -> CGSize {
            guard let label, label.superview === self else { return .zero }
            let fitting = label.sizeThatFits(box)
            return CGSize(width: min(fitting.width, room), height: fitting.height)
        }
        let (title, subtitle) = (size(label), size(subtitleView))
        let padding = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        let text = CGSize(
            width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
        return (image, text, title, subtitle, gap)
    }

    func configuredSize(_ configuration: Configuration, width: CGFloat?) -> CGSize {
        let insets = effectiveContentInsets
        let (image, text, _, _, gap) = blocks(configuration, width: width)
        let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        let content =
            isBeside
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
        return CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }

    func layoutConfigured(_ configuration: Configuration) {
        let room = contentRect(forBounds: bounds)
        let (image, text, title, subtitle, gap) = blocks(configuration, width: room.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let placement = configuration.imagePlacement
        let isBeside = placement == .leading || placement == .trailing
        let width = isBeside ? image.width + gap + text.width : max(image.width, text.width)
        let height = isBeside ? max(image.height, text.height) : image.height + gap + text.height
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: room.minX
            case .right, .trailing: room.maxX - width
            case .center, .fill: room.midX - width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: room.minY
            case .bottom: room.maxY - height
            case .center, .fill: room.midY - height / 2
            }
        let scale = max(traitCollection.displayScale, 1)
        let imageFirst = (placement == .leading) != (isBeside && isRightToLeft) || placement == .top
        var imageRect = CGRect(origin: CGPoint(x: x, y: y), size: image)
        var textRect = CGRect(origin: CGPoint(x: x, y: y), size: text)
        if isBeside {
            if imageFirst { textRect.origin.x += image.width + gap } else { imageRect.origin.x += text.width + gap }
            imageRect.origin.y += (height - image.height) / 2
            textRect.origin.y += (height - text.height) / 2
        } else {
            if imageFirst { textRect.origin.y += image.height + gap } else { imageRect.origin.y += text.height + gap }
            imageRect.origin.x += (width - image.width) / 2
            textRect.origin.x += (width - text.width) / 2
        }
        func rounded(_ rect: CGRect) -> CGRect {
            CGRect(
                x: rect.minX.roundedToPixel(scale), y: rect.minY.roundedToPixel(scale), width: rect.width,
                height: rect.height)
        }
        picture.frame = picture.frame(forAlignmentRect: rounded(imageRect))
        activityView?.frame = rounded(imageRect)
        label.frame = rounded(CGRect(x: textRect.minX, y: textRect.minY, width: text.width, height: title.height))
        subtitleView?.frame = rounded(
            CGRect(
                x: textRect.minX, y: textRect.maxY - subtitle.height, width: text.width, height: subtitle.height))
    }

    func drawBackground(of configuration: Configuration, on canvas: Canvas) {
        let background = configuration.background
        let insets = background.backgroundInsets
        let rect = backgroundRect(forBounds: bounds).inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = min(configuration.cornerRadius(height: rect.height), rect.height / 2, rect.width / 2)
        let shape = RoundedRect(rect, radius: radius)
        let traits = traitCollection
        var color =
            background.backgroundColor
            ?? configuration.background(
                tint: roleTint, isEnabled: isEnabled,
                isSelected: isSelected && configuration.automaticallyUpdateForSelection)
        if let base = color, let transformer = background.backgroundColorTransformer { color = transformer(base) }
        if let color = color?.resolved(traits) {
            canvas.fill(shape, isHighlighted ? color.copy(alpha: color.alpha * 0.75) ?? color : color)
        }
        if let image = background.image {
            canvas.pushClip(shape)
            image.draw(
                on: canvas, in: background.imageContentMode.rect(for: image.size, in: rect), tint: tintColor,
                traits: traits)
            canvas.pop()
        }
        if configuration.isGlass { canvas.border(shape, width: 0.75, color: UIGlassEffect.rim.resolved(traits)) }
        if background.strokeWidth > 0 {
            canvas.border(
                shape, width: background.strokeWidth,
                color: background.resolvedStrokeColor(for: tintColor).resolved(traits))
        }
    }
}

extension UIButton.Configuration {
    fileprivate var textAlignment: NSTextAlignment {
        switch titleAlignment {
        case .leading: .left
        case .center: .center
        case .trailing: .right
        case .automatic:
            switch imagePlacement {
            case .leading: image != nil && subtitle != nil ? .left : .center
            case .trailing: image != nil && subtitle != nil ? .right : .center
            default: .center
            }
        }
    }
}
