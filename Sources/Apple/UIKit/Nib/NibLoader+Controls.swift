import Documents

extension NibLoader {
    func decodeControl(_ element: InterfaceElement, _ control: UIControl) {
        let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        let vertical: [String: UIControl.ContentVerticalAlignment] = [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        if let alignment = element["contentHorizontalAlignment"].flatMap({ horizontal[$0] }) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = element["contentVerticalAlignment"].flatMap({ vertical[$0] }) {
            control.contentVerticalAlignment = alignment
        }
        if let isEnabled = element.bool("enabled") { control.isEnabled = isEnabled }
        if let isSelected = element.bool("selected") { control.isSelected = isSelected }
        if let isHighlighted = element.bool("highlighted") { control.isHighlighted = isHighlighted }
        _ = element["toolTip"]
        switch control {
        case let button as UIButton: decodeButton(element, button)
        case let field as UITextField: decodeTextField(element, field)
        case let slider as UISlider: decodeSlider(element, slider)
        case let toggle as UISwitch:
            toggle.isOn = element.bool("on") ?? false
            if let color = color(element, "onTintColor") { toggle.onTintColor = color }
            if let color = color(element, "thumbTintColor") { toggle.thumbTintColor = color }
        case let stepper as UIStepper:
            stepper.maximumValue = element.number("maximumValue") ?? 100
            stepper.minimumValue = element.number("minimumValue") ?? 0
            if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
            stepper.value = element.number("value") ?? 0
            if let wraps = element.bool("wraps") { stepper.wraps = wraps }
            if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
            if let continuous = element.bool("continuous") { stepper.isContinuous = continuous }
        case let segments as UISegmentedControl: decodeSegments(element, segments)
        case let picker as UIDatePicker: decodeDatePicker(element, picker)
        case let pages as UIPageControl:
            pages.numberOfPages = max(0, min(element.integer("numberOfPages") ?? 0, 10000))
            pages.currentPage = element.integer("currentPage") ?? 0
            if let hides = element.bool("hidesForSinglePage") { pages.hidesForSinglePage = hides }
            if let color = color(element, "pageIndicatorTintColor") { pages.pageIndicatorTintColor = color }
            if let color = color(element, "currentPageIndicatorTintColor") {
                pages.currentPageIndicatorTintColor = color
            }
        default: break
        }
    }

    // MARK: Buttons

    private func decodeButton(_ element: InterfaceElement, _ button: UIButton) {
        let types: [String: UIButton.ButtonType] = [
            "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
            "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain,
            "close": .close,
        ]
        button.become(element["buttonType"].flatMap { types[$0] } ?? .custom)
        if let font = font(element.child(key: "fontDescription")) {
            button.titleLabel?.font = font
        } else {
            // What Interface Builder leaves out is the font of a button that was just dragged in.
            button.titleLabel?.font = .systemFont(ofSize: 15)
        }
        if let mode = Self.lineBreakMode(element["lineBreakMode"]) { button.titleLabel?.lineBreakMode = mode }
        if let insets = insets(element.child(key: "contentEdgeInsets")) { button.contentEdgeInsets = insets }
        if let insets = insets(element.child(key: "titleEdgeInsets")) { button.titleEdgeInsets = insets }
        if let insets = insets(element.child(key: "imageEdgeInsets")) { button.imageEdgeInsets = insets }
        if let offset = size(element.child(key: "titleShadowOffset")) { button.titleLabel?.shadowOffset = offset }
        if let adjusts = element.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = adjusts }
        if let adjusts = element.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = adjusts }
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
                decodeButtonState(state, button)
            }
        }
        if let configuration { decodeConfiguration(configuration, button) }
    }

    private func decodeButtonState(_ element: InterfaceElement, _ button: UIButton) {
        let state: UIControl.State
        switch element["key"] {
        case "highlighted": state = .highlighted
        case "disabled": state = .disabled
        case "selected": state = .selected
        case "focused": state = .focused
        default: state = .normal
        }
        if let title = text(element, "title") { button.setTitle(title, for: state) }
        if let title = attributedString(element.child(key: "attributedTitle")) {
            button.setAttributedTitle(title, for: state)
        }
        if let color = color(element, "titleColor") { button.setTitleColor(color, for: state) }
        if let color = color(element, "titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let image = image(element, "image") { button.setImage(image, for: state) }
        if let image = image(element, "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let reference = element.child(key: "image") {
            if let image = image(reference, "image") { button.setImage(image, for: state) }
        }
        if let configuration = symbolConfiguration(element.child(key: "preferredSymbolConfiguration")) {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
    }

    private func decodeConfiguration(_ element: InterfaceElement, _ button: UIButton) {
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
        configuration.title = text(element, "title")
        configuration.subtitle = text(element, "subtitle")
        if let title = attributedString(element.child(key: "attributedTitle")) {
            configuration.attributedTitle = Self.swiftString(title)
        } else if let font = font(element.child(key: "titleFontDescription") ?? element.child(key: "fontDescription")),
            let title = configuration.title
        {
            var attributed = AttributedString(title)
            attributed[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            configuration.attributedTitle = attributed
        }
        if let subtitle = attributedString(element.child(key: "attributedSubtitle")) {
            configuration.attributedSubtitle = Self.swiftString(subtitle)
        }
        configuration.image = image(element, "image")
        if let reference = element.child(key: "image") { configuration.image = image(reference, "image") }
        if let symbol = symbolConfiguration(element.child(key: "preferredSymbolConfigurationForImage")) {
            configuration.preferredSymbolConfigurationForImage = symbol
        }
        if let padding = element.number("imagePadding") { configuration.imagePadding = Self.bounded(padding) }
        if let padding = element.number("titlePadding") { configuration.titlePadding = Self.bounded(padding) }
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
        if let color = color(element, "baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = color(element, "baseBackgroundColor") { configuration.baseBackgroundColor = color }
        if let insets = insets(element.child(key: "contentInsets")) {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        if let background = element.child(key: "background") { decodeBackground(background, &configuration) }
        button.configuration = configuration
    }

    private func decodeBackground(_ element: InterfaceElement, _ configuration: inout UIButton.Configuration) {
        if let color = color(element, "backgroundColor") { configuration.background.backgroundColor = color }
        if let color = color(element, "strokeColor") { configuration.background.strokeColor = color }
        if let width = element.number("strokeWidth") { configuration.background.strokeWidth = CGFloat(width) }
        if let radius = element.number("cornerRadius") { configuration.background.cornerRadius = CGFloat(radius) }
    }

    // MARK: Other controls

    private func decodeTextField(_ element: InterfaceElement, _ field: UITextField) {
        switch element["borderStyle"] {
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        case "roundedRect": field.borderStyle = .roundedRect
        default: field.borderStyle = .none
        }
        if let font = font(element.child(key: "fontDescription")) { field.font = font }
        if let color = color(element, "textColor") { field.textColor = color }
        field.textAlignment = Self.alignment(element["textAlignment"])
        if let attributed = attributedString(element.child(key: "attributedText")) {
            field.attributedText = attributed
        } else if let text = text(element, "text") {
            field.text = text
        }
        if let placeholder = text(element, "placeholder") { field.placeholder = placeholder }
        if let placeholder = attributedString(element.child(key: "attributedPlaceholder")) {
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
        if let background = image(element, "background") { field.background = background }
        if let background = image(element, "disabledBackground") { field.disabledBackground = background }
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

    private func decodeSlider(_ element: InterfaceElement, _ slider: UISlider) {
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.value = Float(element.number("value") ?? 0.5)
        if let continuous = element.bool("continuous") { slider.isContinuous = continuous }
        if let color = color(element, "minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = color(element, "maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = color(element, "thumbTintColor") { slider.thumbTintColor = color }
        slider.minimumValueImage = image(element, "minimumValueImage")
        slider.maximumValueImage = image(element, "maximumValueImage")
    }

    private func decodeSegments(_ element: InterfaceElement, _ control: UISegmentedControl) {
        _ = element["segmentControlStyle"]
        for segment in element.child(named: "segments")?.children ?? [] {
            segment.markKnown()
            let index = control.numberOfSegments
            if let image = image(segment, "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: text(segment, "title") ?? "", at: index, animated: false)
            }
            if let isEnabled = segment.bool("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
            if let width = segment.number("width"), width > 0 { control.setWidth(CGFloat(width), forSegmentAt: index) }
            if let offset = segment.child(key: "contentOffset") { offset.markAllKnown() }
        }
        if let selected = element.integer("selectedSegmentIndex"), selected < control.numberOfSegments, selected >= -1 {
            control.selectedSegmentIndex = selected
        } else if control.numberOfSegments > 0 {
            control.selectedSegmentIndex = 0
        }
        if let isMomentary = element.bool("momentary") { control.isMomentary = isMomentary }
        if let apportions = element.bool("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = apportions
        }
        if let color = color(element, "selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    }
}
