import Documents

/// `<view>` and its like, and what every view's element has: geometry, appearance, subviews and constraints.
enum PlainViewElement: ViewElement {
    static let names = ["view", "containerView", "tableViewCellContentView", "collectionViewCellContentView"]

    static func decode(_ element: InterfaceElement, _ view: UIView, _ loader: NibLoader) {
        loader.note(view, element)
        let isFixed = element.bool("fixedFrame") == true
        if let rect = loader.rect(element.child(key: "frame")) ?? loader.insetFrame(in: element) {
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
        decodeMargins(element, view, loader)
        switch element["semanticContentAttribute"] {
        case "playback": view.semanticContentAttribute = .playback
        case "spatial": view.semanticContentAttribute = .spatial
        case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
        default: break
        }
        if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
        if let background = element.child(key: "backgroundColor") {
            view.backgroundColor = loader.color(background)
        } else if view.backgroundColor != nil, Self.plainElements.contains(element.name) {
            view.backgroundColor = nil
        }
        if let tint = loader.color(element, "tintColor") { view.tintColor = tint }
        switch element["appearanceType"] ?? element["userInterfaceStyle"] {
        case "light", "aqua": view.overrideUserInterfaceStyle = .light
        case "dark", "darkAqua": view.overrideUserInterfaceStyle = .dark
        default: break
        }
        ViewAccessibilityElement.decode(element, view, loader)
        for name in ["gestureRecognizers", "animations"] { element.child(named: name)?.markAllKnown() }
        for metrics in ["simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics"] {
            element.child(key: metrics)?.markAllKnown()
        }
        for name in ["freeformSize", "simulatedOrientationMetrics", "simulatedDestinationMetrics", "canvasLocation"] {
            element.child(key: name)?.markAllKnown()
        }
        for guide in element.children where guide.name == "viewLayoutGuide" { registerGuide(guide, of: view, loader) }
        decodeSubviews(element, into: view, loader)
        if let constraints = element.child(named: "constraints") {
            for constraint in constraints.children { loader.pendingConstraints.append((constraint, view)) }
        }
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    /// A view of these has no background unless the nib gives one.
    private static let plainElements: Set<String> = ["view", "containerView", "label", "button", "stackView"]

    private static func registerGuide(_ guide: InterfaceElement, of view: UIView, _ loader: NibLoader) {
        guide.markKnown()
        switch guide["key"] {
        case "safeArea": loader.register(view.safeAreaLayoutGuide, for: guide)
        case "contentLayoutGuide":
            if let scroll = view as? UIScrollView { loader.register(scroll.contentLayoutGuide, for: guide) }
        case "frameLayoutGuide":
            if let scroll = view as? UIScrollView { loader.register(scroll.frameLayoutGuide, for: guide) }
        case "layoutMargins", "margins": loader.register(view.layoutMarginsGuide, for: guide)
        case "readableContent": loader.register(view.readableContentGuide, for: guide)
        case "keyboard": loader.register(view.keyboardLayoutGuide, for: guide)
        default:
            loader.report.add(
                "viewLayoutGuide@key=\(guide.string("key"))", file: loader.document.file, line: guide.line)
        }
    }

    private static func decodeSubviews(_ element: InterfaceElement, into view: UIView, _ loader: NibLoader) {
        guard let list = element.child(key: "subviews") ?? element.child(named: "subviews") else { return }
        for child in list.children {
            if child.bool("installed") == false {
                child.markAllKnown()
                continue
            }
            let subview = loader.makeView(child)
            if child.name == "tableViewCell" { subview.frame.size.width = max(subview.frame.width, 1) }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
    }

    private static func decodePriorities(_ element: InterfaceElement, _ view: UIView) {
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

    private static func decodeMargins(_ element: InterfaceElement, _ view: UIView, _ loader: NibLoader) {
        if element.bool("preservesSuperviewLayoutMargins") == true { view.preservesSuperviewLayoutMargins = true }
        if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = insets
        }
        if let margins = loader.insets(element.child(key: "layoutMargins")) { view.layoutMargins = margins }
        if let margins = loader.insets(element.child(key: "directionalLayoutMargins")) {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
    }
}
