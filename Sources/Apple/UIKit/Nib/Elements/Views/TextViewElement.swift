import Documents

/// `<textView>`.
enum TextViewElement: ViewElement {
    static let names = ["textView"]

    static func decode(_ element: InterfaceElement, _ view: UITextView, _ loader: NibLoader) {
        if let font = loader.font(element.child(key: "fontDescription")) { view.font = font }
        if let color = loader.color(element, "textColor") { view.textColor = color }
        view.textAlignment = NibLoader.alignment(element["textAlignment"])
        if let isEditable = element.bool("editable") { view.isEditable = isEditable }
        if let isSelectable = element.bool("selectable") { view.isSelectable = isSelectable }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = adjusts
        }
        _ = element.bool("usesAttributedText")
        if let types = element.child(key: "dataDetectorType") {
            if types.bool("phoneNumber") == true { view.dataDetectorTypes.insert(.phoneNumber) }
            if types.bool("link") == true { view.dataDetectorTypes.insert(.link) }
            if types.bool("address") == true { view.dataDetectorTypes.insert(.address) }
            if types.bool("calendarEvent") == true { view.dataDetectorTypes.insert(.calendarEvent) }
            types.markAllKnown()
        }
        if let attributed = loader.attributedString(element.child(key: "attributedText")) {
            view.attributedText = attributed
        } else if let text = loader.text(element, "text") {
            view.text = text
        }
        let traits = InputTraits(element.child(key: "textInputTraits"))
        view.autocapitalizationType = traits.capitalization
        view.autocorrectionType = traits.correction
        view.spellCheckingType = traits.spelling
        view.keyboardType = traits.keyboard
        view.keyboardAppearance = traits.appearance
        view.returnKeyType = traits.returnKey
        view.enablesReturnKeyAutomatically = traits.enablesReturnKey
        view.isSecureTextEntry = traits.isSecure
    }
}
