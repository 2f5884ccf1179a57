/// What a screen shows while it has no content: a picture, words, buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable {
        /// Centred, as on all devices but the TV.
        case natural, center
    }

    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the picture; a length of 0 is unlimited.
        public var maximumSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors = false
    }

    @preconcurrency @MainActor
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var isEnabled = true
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button: UIButton.Configuration
    public var buttonProperties = ButtonProperties()
    public var secondaryButton: UIButton.Configuration
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distances of the parts, in points.
    public var imageToTextPadding: CGFloat = 15
    public var textToSecondaryTextPadding: CGFloat = 4
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
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
