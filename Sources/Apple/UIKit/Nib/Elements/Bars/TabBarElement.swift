import Documents

/// `<tabBar>`, with its items.
enum TabBarElement: ViewElement {
    static let names = ["tabBar"]

    static func decode(_ element: InterfaceElement, _ bar: UITabBar, _ loader: NibLoader) {
        element.markKnown()
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if let color = loader.color(element, "barTintColor") { bar.barTintColor = color }
        if let color = loader.color(element, "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        if let color = loader.color(element, "selectedImageTintColor") { bar.tintColor = color }
        let items = element.child(named: "items")?.children(named: "tabBarItem").map(loader.tabBarItem) ?? []
        if !items.isEmpty { bar.items = items }
    }
}
