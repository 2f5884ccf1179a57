import Documents

/// `<button>`.
enum ButtonElement: ViewElement {
    static let names = ["button"]

    static func decode(_ element: InterfaceElement, _ button: UIButton, _ loader: NibLoader) {
        let types: [String: UIButton.ButtonType] = [
            "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
            "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain,
            "close": .close,
        ]
        button.become(element["buttonType"].flatMap { types[$0] } ?? .custom)
        if let font = loader.font(element.child(key: "fontDescription")) {
            button.titleLabel?.font = font
        } else {
            // Interface Builder omits the font of a newly placed button.
            button.titleLabel?.font = .systemFont(ofSize: 15)
        }
        if let mode = NibLoader.lineBreakMode(element["lineBreakMode"]) { button.titleLabel?.lineBreakMode = mode }
        if let insets = loader.insets(element.child(key: "contentEdgeInsets")) { button.contentEdgeInsets = insets }
        if let insets = loader.insets(element.child(key: "titleEdgeInsets")) { button.titleEdgeInsets = insets }
        if let insets = loader.insets(element.child(key: "imageEdgeInsets")) { button.imageEdgeInsets = insets }
        if let offset = loader.size(element.child(key: "titleShadowOffset")) {
            button.titleLabel?.shadowOffset = offset
        }
        if let adjusts = element.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = adjusts }
        if let adjusts = element.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = adjusts }
        if let adjusts = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
            button.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
        if let shows = element.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = shows }
        if let reverses = element.bool("reversesTitleShadowWhenHighlighted") {
            button.reversesTitleShadowWhenHighlighted = reverses
        }
        if element.bool("changesSelectionAsPrimaryAction") == true { button.changesSelectionAsPrimaryAction = true }
        _ = (element["role"], element.bool("showsMenuAsPrimaryAction"), element.bool("springLoaded"))
        let configuration = element.child(key: "configuration")
        for state in element.children(named: "state") {
            // A configuration has the title and the picture; what is written beside it is for older systems.
            if configuration != nil, state["key"] == "normal" {
                state.markAllKnown()
            } else {
                ButtonStateElement.decode(state, button, loader)
            }
        }
        if let configuration { button.configuration = ButtonConfigurationElement.value(configuration, loader) }
    }
}
