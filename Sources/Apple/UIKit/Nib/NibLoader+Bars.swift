import Documents

extension NibLoader {
    func decodeNavigationBar(_ element: InterfaceElement, _ bar: UINavigationBar?) {
        guard let bar else { return }
        element.markKnown()
        bar.prefersLargeTitles = element.bool("largeTitles") ?? false
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if element["barStyle"] == "black" { bar.barStyle = .black }
        if let color = color(element, "barTintColor") { bar.barTintColor = color }
        if let attributes = textAttributes(element.child(key: "titleTextAttributes")) {
            bar.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(element.child(key: "largeTitleTextAttributes")) {
            bar.largeTitleTextAttributes = attributes
        }
        if let image = image(element, "backIndicatorImage") { bar.backIndicatorImage = image }
        if let appearance = navigationAppearance(element.child(key: "standardAppearance")) {
            bar.standardAppearance = appearance
        }
        bar.scrollEdgeAppearance =
            navigationAppearance(element.child(key: "scrollEdgeAppearance")) ?? bar.scrollEdgeAppearance
        bar.compactAppearance = navigationAppearance(element.child(key: "compactAppearance")) ?? bar.compactAppearance
        if let items = element.child(named: "items") {
            let made = items.children(named: "navigationItem").map { item in
                let made = UINavigationItem(title: "")
                decode(item, into: made)
                return made
            }
            if !made.isEmpty { bar.setItems(made, animated: false) }
        }
    }

    private func navigationAppearance(_ element: InterfaceElement?) -> UINavigationBarAppearance? {
        guard let element else { return nil }
        let appearance = UINavigationBarAppearance()
        switch element["backgroundEffect"] ?? element["style"] {
        case "none", "opaque": appearance.configureWithOpaqueBackground()
        case "transparent": appearance.configureWithTransparentBackground()
        default: break
        }
        if let color = color(element, "backgroundColor") { appearance.backgroundColor = color }
        if let color = color(element, "shadowColor") { appearance.shadowColor = color }
        if let attributes = textAttributes(element.child(key: "titleTextAttributes")) {
            appearance.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(element.child(key: "largeTitleTextAttributes")) {
            appearance.largeTitleTextAttributes = attributes
        }
        return appearance
    }

    func decode(_ element: InterfaceElement, into item: UINavigationItem) {
        strings?.apply(to: element)
        element.markKnown()
        note(item, element)
        if let title = text(element, "title") { item.title = title }
        if let prompt = text(element, "prompt") { item.prompt = prompt }
        switch element["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
        if let supplements = element.bool("leftItemsSupplementBackButton") {
            item.leftItemsSupplementBackButton = supplements
        }
        if let title = element["backButtonTitle"] { item.backButtonTitle = title }
        if element["backButtonDisplayMode"] == "minimal" { item.backButtonDisplayMode = .minimal }
        if let child = element.child(key: "leftBarButtonItem") { item.leftBarButtonItem = barButtonItem(child) }
        if let child = element.child(key: "rightBarButtonItem") { item.rightBarButtonItem = barButtonItem(child) }
        if let child = element.child(key: "backBarButtonItem") { item.backBarButtonItem = barButtonItem(child) }
        if let child = element.child(key: "leftBarButtonItems") ?? element.child(named: "leftBarButtonItems") {
            item.leftBarButtonItems = child.children(named: "barButtonItem").map(barButtonItem)
        }
        if let child = element.child(key: "rightBarButtonItems") ?? element.child(named: "rightBarButtonItems") {
            item.rightBarButtonItems = child.children(named: "barButtonItem").map(barButtonItem)
        }
        if let child = element.child(key: "titleView") { item.titleView = makeView(child) }
        if let appearance = navigationAppearance(element.child(key: "standardAppearance")) {
            item.standardAppearance = appearance
        }
        if let appearance = navigationAppearance(element.child(key: "scrollEdgeAppearance")) {
            item.scrollEdgeAppearance = appearance
        }
    }

    // MARK: Buttons of bars

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]

    func barButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
        strings?.apply(to: element)
        element.markKnown()
        let item: UIBarButtonItem
        if let type = NibClasses.custom(element)?.type as? UIBarButtonItem.Type,
            let made = type.init(coder: NibCoder(loader: self, element: element, level: UIBarButtonItem.self))
        {
            item = made
        } else if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            item = UIBarButtonItem()
        }
        note(item, element)
        if let title = text(element, "title") { item.title = title }
        if let image = image(element, "image") { item.image = image }
        switch element["style"] {
        case "done": item.style = .done
        case "plain", "bordered": item.style = .plain
        default: break
        }
        if let width = element.number("width") { item.width = Self.bounded(width) }
        if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
        if let tag = element.integer("tag") { item.tag = tag }
        if let tint = color(element, "tintColor") { item.tintColor = tint }
        if let insets = insets(element.child(key: "imageInsets")) { item.imageInsets = insets }
        if let view = element.child(key: "customView") { item.customView = makeView(view) }
        _ = (element["catalog"], element.bool("springLoaded"), element["changesSelectionAsPrimaryAction"])
        if let settings = element.child(key: "accessibilityConfiguration") {
            if let label = text(settings, "label") { item.accessibilityLabel = label }
            if let identifier = text(settings, "identifier") { item.accessibilityIdentifier = identifier }
        }
        return item
    }

    func decodeToolbar(_ element: InterfaceElement, _ bar: UIToolbar?) {
        guard let bar else { return }
        element.markKnown()
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if let color = color(element, "barTintColor") { bar.barTintColor = color }
        let items = element.child(named: "items")?.children(named: "barButtonItem").map(barButtonItem) ?? []
        if !items.isEmpty { bar.setItems(items, animated: false) }
    }

    func decodeTabBar(_ element: InterfaceElement, _ bar: UITabBar?) {
        guard let bar else { return }
        element.markKnown()
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if let color = color(element, "barTintColor") { bar.barTintColor = color }
        if let color = color(element, "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        if let color = color(element, "selectedImageTintColor") { bar.tintColor = color }
        let items = element.child(named: "items")?.children(named: "tabBarItem").map(tabBarItem) ?? []
        if !items.isEmpty { bar.items = items }
    }

    func tabBarItem(_ element: InterfaceElement) -> UITabBarItem {
        strings?.apply(to: element)
        element.markKnown()
        let systems: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
            "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
            "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        let item =
            element["systemItem"].flatMap { systems[$0] }.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
            ?? UITabBarItem()
        note(item, element)
        if let title = text(element, "title") { item.title = title }
        if let image = image(element, "image") { item.image = image }
        if let image = image(element, "selectedImage") { item.selectedImage = image }
        if let reference = element.child(key: "image"), let image = image(reference, "image") { item.image = image }
        if let reference = element.child(key: "selectedImage"), let image = image(reference, "image") {
            item.selectedImage = image
        }
        if let badge = element["badgeValue"] { item.badgeValue = badge }
        if let tag = element.integer("tag") { item.tag = tag }
        if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
        if let insets = insets(element.child(key: "imageInsets")) { item.imageInsets = insets }
        _ = element["catalog"]
        return item
    }

    func decodeSearchBar(_ element: InterfaceElement, _ bar: UISearchBar?) {
        guard let bar else { return }
        switch element["searchBarStyle"] {
        case "minimal": bar.searchBarStyle = .minimal
        case "prominent": bar.searchBarStyle = .prominent
        default: break
        }
        if let text = text(element, "text") { bar.text = text }
        if let placeholder = text(element, "placeholder") { bar.placeholder = placeholder }
        if let prompt = text(element, "prompt") { bar.prompt = prompt }
        if let shows = element.bool("showsCancelButton") { bar.showsCancelButton = shows }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if element["barStyle"] == "black" { bar.barStyle = .black }
        if let color = color(element, "barTintColor") { bar.barTintColor = color }
        if let shows = element.bool("showsScopeBar") { bar.showsScopeBar = shows }
        if let titles = element.child(named: "scopeButtonTitles") {
            bar.scopeButtonTitles = titles.children(named: "string").map(string)
        }
        let traits = InputTraits(element.child(key: "textInputTraits"))
        bar.autocapitalizationType = traits.capitalization
        bar.autocorrectionType = traits.correction
        bar.keyboardType = traits.keyboard
        if element.child(key: "textInputTraits")?["returnKeyType"] != nil { bar.returnKeyType = traits.returnKey }
    }
}
