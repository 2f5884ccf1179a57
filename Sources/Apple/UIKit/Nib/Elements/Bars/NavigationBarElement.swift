import Documents

/// `<navigationBar>`, with its items.
enum NavigationBarElement: ViewElement {
    static let names = ["navigationBar"]

    static func decode(_ element: InterfaceElement, _ bar: UINavigationBar, _ loader: NibLoader) {
        element.markKnown()
        bar.prefersLargeTitles = element.bool("largeTitles") ?? false
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if element["barStyle"] == "black" { bar.barStyle = .black }
        if let color = loader.color(element, "barTintColor") { bar.barTintColor = color }
        if let attributes = loader.textAttributes(element.child(key: "titleTextAttributes")) {
            bar.titleTextAttributes = attributes
        }
        if let attributes = loader.textAttributes(element.child(key: "largeTitleTextAttributes")) {
            bar.largeTitleTextAttributes = attributes
        }
        if let image = loader.image(element, "backIndicatorImage") { bar.backIndicatorImage = image }
        if let appearance = NavigationBarAppearanceElement.value(element.child(key: "standardAppearance"), loader) {
            bar.standardAppearance = appearance
        }
        bar.scrollEdgeAppearance =
            NavigationBarAppearanceElement.value(element.child(key: "scrollEdgeAppearance"), loader)
            ?? bar.scrollEdgeAppearance
        bar.compactAppearance =
            NavigationBarAppearanceElement.value(element.child(key: "compactAppearance"), loader)
            ?? bar.compactAppearance
        if let items = element.child(named: "items") {
            let made = items.children(named: "navigationItem").map { NavigationItemElement.item($0, loader) }
            if !made.isEmpty { bar.setItems(made, animated: false) }
        }
    }
}
