import Documents

extension NibLoader {
    /// Takes the properties of an element into the view that was made for it, and makes what is in it.
    func decode(_ element: InterfaceElement, into view: UIView) {
        decodeCommon(element, into: view)
        switch element.name {
        case "label": decodeLabel(element, view as? UILabel)
        case "imageView": decodeImageView(element, view as? UIImageView)
        case "stackView": decodeStack(element, view as? UIStackView)
        case "scrollView": decodeScroll(element, view as? UIScrollView)
        case "tableView": decodeTable(element, view as? UITableView)
        case "tableViewCell": decodeCell(element, view as? UITableViewCell)
        case "collectionView": decodeCollection(element, view as? UICollectionView)
        case "collectionViewCell", "collectionReusableView":
            decodeCollectionCell(element, view as? UICollectionReusableView)
        case "textView": decodeTextView(element, view as? UITextView)
        case "searchBar": decodeSearchBar(element, view as? UISearchBar)
        case "navigationBar": decodeNavigationBar(element, view as? UINavigationBar)
        case "visualEffectView": decodeEffect(element, view as? UIVisualEffectView)
        case "toolbar": decodeToolbar(element, view as? UIToolbar)
        case "tabBar": decodeTabBar(element, view as? UITabBar)
        case "activityIndicatorView": decodeActivity(element, view as? UIActivityIndicatorView)
        case "progressView": decodeProgress(element, view as? UIProgressView)
        case "pageControl", "slider", "switch", "stepper", "segmentedControl", "button", "textField", "control",
            "datePicker":
            if let control = view as? UIControl { decodeControl(element, control) }
        default: break
        }
        viewWasMade?(view, element)
    }

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    /// What every view has. `register` is false for a content view that its cell has made.
    func decodeCommon(_ element: InterfaceElement, into view: UIView) {
        note(view, element)
        let isFixed = element.bool("fixedFrame") == true
        if let rect = rect(element.child(key: "frame")) {
            view.frame = rect
            (view as? PlaceholderView)?.recordedSize = rect.size
        }
        if let mask = element.child(key: "autoresizingMask") {
            var options: UIView.AutoresizingMask = []
            let names: [(String, UIView.AutoresizingMask)] = [
                ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
                ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
                ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
            ]
            for (name, option) in names where mask.bool(name) == true { options.insert(option) }
            view.autoresizingMask = options
        }
        if element.bool("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
        view.clipsToBounds = element.bool("clipsSubviews") ?? false
        if let isOpaque = element.bool("opaque") { view.isOpaque = isOpaque }
        if let clears = element.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = clears }
        if let isHidden = element.bool("hidden") { view.isHidden = isHidden }
        if let alpha = element.number("alpha") { view.alpha = CGFloat(alpha) }
        if let tag = element.integer("tag") { view.tag = tag }
        view.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
        view.isMultipleTouchEnabled = element.bool("multipleTouchEnabled") ?? false
        if let resizes = element.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
        decodePriorities(element, view)
        decodeMargins(element, view)
        switch element["semanticContentAttribute"] {
        case "playback": view.semanticContentAttribute = .playback
        case "spatial": view.semanticContentAttribute = .spatial
        case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
        default: break
        }
        if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
        if let background = element.child(key: "backgroundColor") {
            view.backgroundColor = color(background)
        } else if view.backgroundColor != nil, Self.plainElements.contains(element.name) {
            view.backgroundColor = nil
        }
        if let tint = color(element, "tintColor") { view.tintColor = tint }
        switch element["appearanceType"] ?? element["userInterfaceStyle"] {
        case "light", "aqua": view.overrideUserInterfaceStyle = .light
        case "dark", "darkAqua": view.overrideUserInterfaceStyle = .dark
        default: break
        }
        decodeAccessibility(element, view)
        for name in ["gestureRecognizers", "animations"] { element.child(named: name)?.markAllKnown() }
        for metrics in ["simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics"] {
            element.child(key: metrics)?.markAllKnown()
        }
        for name in ["freeformSize", "simulatedOrientationMetrics", "simulatedDestinationMetrics", "canvasLocation"] {
            element.child(key: name)?.markAllKnown()
        }
        for guide in element.children where guide.name == "viewLayoutGuide" { register(guide, of: view) }
        decodeSubviews(element, into: view)
        if let constraints = element.child(named: "constraints") {
            for constraint in constraints.children { pendingConstraints.append((constraint, view)) }
        }
    }

    /// A view of these has no background unless the nib gives one.
    private static let plainElements: Set<String> = ["view", "containerView", "label", "button", "stackView"]

    private func register(_ guide: InterfaceElement, of view: UIView) {
        guide.markKnown()
        switch guide["key"] {
        case "safeArea": register(view.safeAreaLayoutGuide, for: guide)
        case "contentLayoutGuide":
            if let scroll = view as? UIScrollView { register(scroll.contentLayoutGuide, for: guide) }
        case "frameLayoutGuide": if let scroll = view as? UIScrollView { register(scroll.frameLayoutGuide, for: guide) }
        case "layoutMargins", "margins": register(view.layoutMarginsGuide, for: guide)
        case "readableContent": register(view.readableContentGuide, for: guide)
        case "keyboard": register(view.keyboardLayoutGuide, for: guide)
        default: report.add("viewLayoutGuide@key=\(guide.string("key"))", file: document.file, line: guide.line)
        }
    }

    func decodeSubviews(_ element: InterfaceElement, into view: UIView) {
        guard let list = element.child(key: "subviews") ?? element.child(named: "subviews") else { return }
        for child in list.children {
            if child.bool("installed") == false {
                child.markAllKnown()
                continue
            }
            let subview = makeView(child)
            if child.name == "tableViewCell" { subview.frame.size.width = max(subview.frame.width, 1) }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
    }

    private func decodePriorities(_ element: InterfaceElement, _ view: UIView) {
        let axes: [(String, NSLayoutConstraint.Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
        for (name, axis) in axes {
            if let value = element.number(name + "HuggingPriority") {
                view.setContentHuggingPriority(UILayoutPriority(Float(min(max(value, 1), 1000))), for: axis)
            }
            if let value = element.number(name + "CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(
                    UILayoutPriority(Float(min(max(value, 1), 1000))), for: axis)
            }
        }
    }

    private func decodeMargins(_ element: InterfaceElement, _ view: UIView) {
        if element.bool("preservesSuperviewLayoutMargins") == true { view.preservesSuperviewLayoutMargins = true }
        if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = insets
        }
        if let margins = insets(element.child(key: "layoutMargins")) { view.layoutMargins = margins }
        if let margins = insets(element.child(key: "directionalLayoutMargins")) {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
    }

    private func decodeAccessibility(_ element: InterfaceElement, _ view: UIView) {
        guard let settings = element.child(key: "accessibilityConfiguration") else { return }
        if let label = text(settings, "label") { view.accessibilityLabel = label }
        if let hint = text(settings, "hint") { view.accessibilityHint = hint }
        if let identifier = text(settings, "identifier") { view.accessibilityIdentifier = identifier }
        if let isElement = settings.child(key: "isElement")?.bool("value") { view.isAccessibilityElement = isElement }
        guard let traits = settings.child(key: "traits") ?? settings.child(named: "accessibilityTraits") else { return }
        traits.markKnown()
        let names: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("header", .header), ("image", .image), ("link", .link),
            ("staticText", .staticText), ("selected", .selected), ("notEnabled", .notEnabled),
        ]
        var found: UIAccessibilityTraits = []
        for (name, trait) in names where traits.bool(name) == true { found.insert(trait) }
        if traits.bool("none") == true || found != [] { view.accessibilityTraits = found }
    }

    // MARK: Views that are not controls

    private func decodeLabel(_ element: InterfaceElement, _ label: UILabel?) {
        guard let label else { return }
        if let font = font(element.child(key: "fontDescription")) { label.font = font }
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        if let mode = Self.lineBreakMode(element["lineBreakMode"]) { label.lineBreakMode = mode }
        label.textAlignment = Self.alignment(element["textAlignment"])
        if let color = color(element, "textColor") { label.textColor = color }
        if let color = color(element, "highlightedColor") { label.highlightedTextColor = color }
        if let color = color(element, "shadowColor") { label.shadowColor = color }
        if let offset = size(element.child(key: "shadowOffset")) { label.shadowOffset = offset }
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
        if let factor = element.number("minimumScaleFactor") { label.minimumScaleFactor = CGFloat(factor) }
        if let size = element.number("minimumFontSize"), size > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
        }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = adjusts
        }
        switch element["baselineAdjustment"] {
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
        if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
            label.preferredMaxLayoutWidth = CGFloat(width)
        }
        if let isEnabled = element.bool("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = element.bool("highlighted") { label.isHighlighted = isHighlighted }
        _ = element["usesAttributedText"]
        if let attributed = attributedString(element.child(key: "attributedText")) {
            label.attributedText = attributed
        } else {
            label.text = text(element, "text") ?? ""
        }
    }

    private func decodeImageView(_ element: InterfaceElement, _ view: UIImageView?) {
        guard let view else { return }
        if let configuration = symbolConfiguration(element.child(key: "preferredSymbolConfiguration")) {
            view.preferredSymbolConfiguration = configuration
        }
        view.image = image(element, "image")
        view.highlightedImage = image(element, "highlightedImage")
        if let reference = element.child(key: "image") {
            view.image = image(reference, "image")
            if let configuration = symbolConfiguration(reference.child(key: "symbolConfiguration")) {
                view.preferredSymbolConfiguration = configuration
            }
        }
        if let isHighlighted = element.bool("highlighted") { view.isHighlighted = isHighlighted }
    }

    private func decodeStack(_ element: InterfaceElement, _ stack: UIStackView?) {
        guard let stack else { return }
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        stack.distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        stack.alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
        if let spacing = element.number("spacing") { stack.spacing = Self.bounded(spacing) }
        if element["spacingType"] == "standard" { stack.spacing = 8 }
        if element.bool("baselineRelativeArrangement") == true { stack.isBaselineRelativeArrangement = true }
        if element.bool("layoutMarginsRelativeArrangement") == true { stack.isLayoutMarginsRelativeArrangement = true }
    }

    func decodeScroll(_ element: InterfaceElement, _ scroll: UIScrollView?) {
        guard let scroll else { return }
        scroll.bounces = element.bool("bounces") ?? true
        if let always = element.bool("alwaysBounceVertical") { scroll.alwaysBounceVertical = always }
        if let always = element.bool("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = always }
        if let isEnabled = element.bool("scrollEnabled") { scroll.isScrollEnabled = isEnabled }
        if let isPaging = element.bool("pagingEnabled") { scroll.isPagingEnabled = isPaging }
        if let isLocked = element.bool("directionalLockEnabled") { scroll.isDirectionalLockEnabled = isLocked }
        scroll.showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
        scroll.showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator") ?? true
        if let delays = element.bool("delaysContentTouches") { scroll.delaysContentTouches = delays }
        if let cancels = element.bool("canCancelContentTouches") { scroll.canCancelContentTouches = cancels }
        if let bounces = element.bool("bouncesZoom") { scroll.bouncesZoom = bounces }
        if let scale = element.number("minimumZoomScale"), scale > 0 { scroll.minimumZoomScale = CGFloat(scale) }
        if let scale = element.number("maximumZoomScale"), scale > 0 { scroll.maximumZoomScale = CGFloat(scale) }
        switch element["indicatorStyle"] {
        case "black": scroll.indicatorStyle = .black
        case "white": scroll.indicatorStyle = .white
        default: break
        }
        switch element["keyboardDismissMode"] {
        case "onDrag": scroll.keyboardDismissMode = .onDrag
        case "interactive": scroll.keyboardDismissMode = .interactive
        default: break
        }
        switch element["contentInsetAdjustmentBehavior"] {
        case "never": scroll.contentInsetAdjustmentBehavior = .never
        case "always": scroll.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        if let insets = insets(element.child(key: "contentInset")) { scroll.contentInset = insets }
        if let insets = insets(element.child(key: "scrollIndicatorInsets")) { scroll.scrollIndicatorInsets = insets }
        if let size = size(element.child(key: "contentSize")) { scroll.contentSize = size }
        _ = (element.bool("springLoaded"), element.bool("prefetchingEnabled"))
    }

    private func decodeActivity(_ element: InterfaceElement, _ view: UIActivityIndicatorView?) {
        guard let view else { return }
        switch element["style"] {
        case "large", "whiteLarge": view.style = .large
        default: view.style = .medium
        }
        if element["style"] == "white" || element["style"] == "whiteLarge" { view.color = .white }
        if let color = color(element, "color") { view.color = color }
        let isHidden = view.isHidden
        view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
        if element.bool("animating") == true { view.startAnimating() }
        // What the document hides stays hidden until the app asks for it.
        if isHidden { view.isHidden = true }
    }

    private func decodeProgress(_ element: InterfaceElement, _ view: UIProgressView?) {
        guard let view else { return }
        if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        if let progress = element.number("progress") { view.progress = Float(progress) }
        if let color = color(element, "progressTintColor") { view.progressTintColor = color }
        if let color = color(element, "trackTintColor") { view.trackTintColor = color }
    }

    private func decodeTextView(_ element: InterfaceElement, _ view: UITextView?) {
        guard let view else { return }
        decodeScroll(element, view)
        if let font = font(element.child(key: "fontDescription")) { view.font = font }
        if let color = color(element, "textColor") { view.textColor = color }
        view.textAlignment = Self.alignment(element["textAlignment"])
        if let isEditable = element.bool("editable") { view.isEditable = isEditable }
        if let isSelectable = element.bool("selectable") { view.isSelectable = isSelectable }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = adjusts
        }
        _ = (element.bool("usesAttributedText"), element["dataDetectorTypes"])
        element.child(key: "dataDetectorType")?.markAllKnown()
        if let attributed = attributedString(element.child(key: "attributedText")) {
            view.attributedText = attributed
        } else if let text = text(element, "text") {
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
