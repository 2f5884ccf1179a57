import Documents

/// `<buttonConfiguration key="configuration">` in a `<button>`.
@MainActor
enum ButtonConfigurationElement {
    static func value(_ element: InterfaceElement, _ loader: NibLoader) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch element["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            case "borderless": .borderless()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            default: .plain()
            }
        configuration.title = loader.text(element, "title")
        configuration.subtitle = loader.text(element, "subtitle")
        if let title = loader.attributedString(element.child(key: "attributedTitle")) {
            configuration.attributedTitle = NibLoader.swiftString(title)
        } else if let font = loader.font(
            element.child(key: "titleFontDescription") ?? element.child(key: "fontDescription")),
            let title = configuration.title
        {
            var attributed = AttributedString(title)
            attributed[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            configuration.attributedTitle = attributed
        }
        if let subtitle = loader.attributedString(element.child(key: "attributedSubtitle")) {
            configuration.attributedSubtitle = NibLoader.swiftString(subtitle)
        }
        configuration.image = loader.image(element, "image")
        if let reference = element.child(key: "image") { configuration.image = loader.image(reference, "image") }
        if let symbol = loader.symbolConfiguration(element.child(key: "preferredSymbolConfigurationForImage")) {
            configuration.preferredSymbolConfigurationForImage = symbol
        }
        if let padding = element.number("imagePadding") { configuration.imagePadding = NibLoader.bounded(padding) }
        if let padding = element.number("titlePadding") { configuration.titlePadding = NibLoader.bounded(padding) }
        switch element["imagePlacement"] {
        case "top": configuration.imagePlacement = .top
        case "bottom": configuration.imagePlacement = .bottom
        case "trailing": configuration.imagePlacement = .trailing
        default: break
        }
        switch element["cornerStyle"] {
        case "fixed": configuration.cornerStyle = .fixed
        case "small": configuration.cornerStyle = .small
        case "medium": configuration.cornerStyle = .medium
        case "large": configuration.cornerStyle = .large
        case "capsule": configuration.cornerStyle = .capsule
        default: break
        }
        switch element["buttonSize"] {
        case "mini": configuration.buttonSize = .mini
        case "small": configuration.buttonSize = .small
        case "large": configuration.buttonSize = .large
        default: break
        }
        switch element["titleAlignment"] {
        case "leading": configuration.titleAlignment = .leading
        case "center": configuration.titleAlignment = .center
        case "trailing": configuration.titleAlignment = .trailing
        default: break
        }
        if let shows = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
        if let color = loader.color(element, "baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = loader.color(element, "baseBackgroundColor") { configuration.baseBackgroundColor = color }
        if let insets = loader.insets(element.child(key: "contentInsets")) {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        if let background = element.child(key: "background") {
            decodeBackground(background, &configuration.background, loader)
        }
        return configuration
    }

    private static func decodeBackground(
        _ element: InterfaceElement, _ background: inout UIBackgroundConfiguration, _ loader: NibLoader
    ) {
        if let color = loader.color(element, "backgroundColor") { background.backgroundColor = color }
        if let color = loader.color(element, "strokeColor") { background.strokeColor = color }
        if let width = element.number("strokeWidth") { background.strokeWidth = CGFloat(width) }
        if let radius = element.number("cornerRadius") { background.cornerRadius = CGFloat(radius) }
    }
}
