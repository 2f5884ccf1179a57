import Documents

/// `<textField>`.
enum TextFieldElement: ViewElement {
    static let names = ["textField"]

    static func decode(_ element: InterfaceElement, _ field: UITextField, _ loader: NibLoader) {
        switch element["borderStyle"] {
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        case "roundedRect": field.borderStyle = .roundedRect
        default: field.borderStyle = .none
        }
        if let font = loader.font(element.child(key: "fontDescription")) { field.font = font }
        if let color = loader.color(element, "textColor") { field.textColor = color }
        field.textAlignment = NibLoader.alignment(element["textAlignment"])
        if let attributed = loader.attributedString(element.child(key: "attributedText")) {
            field.attributedText = attributed
        } else if let text = loader.text(element, "text") {
            field.text = text
        }
        if let placeholder = loader.text(element, "placeholder") { field.placeholder = placeholder }
        if let placeholder = loader.attributedString(element.child(key: "attributedPlaceholder")) {
            field.attributedPlaceholder = placeholder
        }
        if let size = element.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
        if let adjusts = element.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = adjusts }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = adjusts
        }
        switch element["clearButtonMode"] {
        case "whileEditing": field.clearButtonMode = .whileEditing
        case "unlessEditing": field.clearButtonMode = .unlessEditing
        case "always": field.clearButtonMode = .always
        default: break
        }
        if let clears = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
        if let background = loader.image(element, "background") { field.background = background }
        if let background = loader.image(element, "disabledBackground") { field.disabledBackground = background }
        _ = element.bool("usesAttributedText")
        let traits = InputTraits(element.child(key: "textInputTraits"))
        field.autocapitalizationType = traits.capitalization
        field.autocorrectionType = traits.correction
        field.spellCheckingType = traits.spelling
        field.keyboardType = traits.keyboard
        field.keyboardAppearance = traits.appearance
        field.returnKeyType = traits.returnKey
        field.enablesReturnKeyAutomatically = traits.enablesReturnKey
        field.isSecureTextEntry = traits.isSecure
        if let type = traits.contentType { field.textContentType = type }
    }
}
