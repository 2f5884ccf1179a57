import Documents

/// `<navigationItem>`, of a controller, of a bar, or alone.
enum NavigationItemElement: ObjectElement {
    static let names = ["navigationItem"]

    static func make(_ element: InterfaceElement, _ loader: NibLoader) -> AnyObject? { item(element, loader) }

    static func item(_ element: InterfaceElement, _ loader: NibLoader) -> UINavigationItem {
        let item = UINavigationItem(title: "")
        decode(element, item, loader)
        return item
    }

    static func decode(_ element: InterfaceElement, _ item: UINavigationItem, _ loader: NibLoader) {
        loader.strings?.apply(to: element)
        element.markKnown()
        loader.note(item, element)
        if let title = loader.text(element, "title") { item.title = title }
        if let prompt = loader.text(element, "prompt") { item.prompt = prompt }
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
        if let child = element.child(key: "leftBarButtonItem") { item.leftBarButtonItem = loader.barButtonItem(child) }
        if let child = element.child(key: "rightBarButtonItem") {
            item.rightBarButtonItem = loader.barButtonItem(child)
        }
        if let child = element.child(key: "backBarButtonItem") { item.backBarButtonItem = loader.barButtonItem(child) }
        if let child = element.child(key: "leftBarButtonItems") ?? element.child(named: "leftBarButtonItems") {
            item.leftBarButtonItems = child.children(named: "barButtonItem").map(loader.barButtonItem)
        }
        if let child = element.child(key: "rightBarButtonItems") ?? element.child(named: "rightBarButtonItems") {
            item.rightBarButtonItems = child.children(named: "barButtonItem").map(loader.barButtonItem)
        }
        if let child = element.child(key: "titleView") { item.titleView = loader.makeView(child) }
        if let appearance = NavigationBarAppearanceElement.value(element.child(key: "standardAppearance"), loader) {
            item.standardAppearance = appearance
        }
        if let appearance = NavigationBarAppearanceElement.value(element.child(key: "scrollEdgeAppearance"), loader) {
            item.scrollEdgeAppearance = appearance
        }
    }
}
