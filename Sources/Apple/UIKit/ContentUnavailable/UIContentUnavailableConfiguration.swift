/// The placeholder of a screen without content: an image, text, buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where the content is.
    public enum Alignment: Int, Sendable {
        /// Centred, as on all devices but the TV.
        case natural, center
    }

    /// The look of a text.
    public struct TextProperties {
        /// The font of the text.
        public var font: UIFont
        /// The colour of the text.
        public var color: UIColor
        /// How a line that is too long ends. `.byTruncatingTail` by default.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The most lines to show; 0, the default, shows all of them.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest size the font may shrink to, as a share of its own. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move closer before the text is cut. Has no effect.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The look of the image.
    public struct ImageProperties {
        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template image or symbol.
        public var tintColor: UIColor?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the picture; a length of 0 is unlimited.
        public var maximumSize: CGSize = .zero
        /// Whether the image keeps its colours while the screen's are inverted. Has no effect: colours are never
        /// inverted.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The action of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action of a tap.
        public var primaryAction: UIAction?
        /// Whether the button can be tapped. True by default.
        public var isEnabled = true
    }

    /// The image over the texts.
    public var image: UIImage?
    /// The look of the image.
    public var imageProperties = ImageProperties()
    /// The first text.
    public var text: String?
    /// The first text with attributes.
    public var attributedText: NSAttributedString?
    /// The look of the first text.
    public var textProperties: TextProperties
    /// The second text, under the first.
    public var secondaryText: String?
    /// The second text with attributes.
    public var secondaryAttributedText: NSAttributedString?
    /// The look of the second text.
    public var secondaryTextProperties: TextProperties
    /// The first button; one without content is not shown.
    public var button: UIButton.Configuration
    /// The action of the first button.
    public var buttonProperties = ButtonProperties()
    /// The second button, under the first.
    public var secondaryButton: UIButton.Configuration
    /// The action of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the content is. `.center` by default.
    public var alignment = Alignment.center
    /// The axes on which the margins are at least the superview's. Has no effect.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// The distance from the view's edges to the content, in points. 16 on each side by default.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distances of the parts, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance between the texts, in points. 4 by default.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The distance between the texts and the buttons, in points. 16 by default.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points. 8 by default.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The look of the background. Clear by default.
    public var background = UIBackgroundConfiguration.clear()

    /// A wheel turns in the picture's place.
    var isLoading = false

    private init() {
        textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48, weight: .medium)
        button = .borderless()
        secondaryButton = .borderless()
        secondaryButton.buttonSize = .small
    }

    /// For a place that has nothing in it yet.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// For content that is on its way.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = "Loading…"
        configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        configuration.textProperties.color = .secondaryLabel
        configuration.imageToTextPadding = 10
        return configuration
    }

    /// For a search that found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Of a search, the state's words are named in the text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var configuration = self
        if text == "No Results", let words = (state as? UIContentUnavailableConfigurationState)?.searchText,
            !words.isEmpty
        {
            configuration.text = "No Results for “\(words)”"
        }
        return configuration
    }
}
