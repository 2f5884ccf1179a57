import Documents

/// `<tabBarItem>`.
@MainActor
enum TabBarItemElement {
    static func item(_ element: InterfaceElement, _ loader: NibLoader) -> UITabBarItem {
        loader.strings?.apply(to: element)
        element.markKnown()
        let systems: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
            "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
            "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        let item =
            element["systemItem"].flatMap { systems[$0] }.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
            ?? UITabBarItem()
        loader.note(item, element)
        if let title = loader.text(element, "title") { item.title = title }
        if let image = loader.image(element, "image") { item.image = image }
        if let image = loader.image(element, "selectedImage") { item.selectedImage = image }
        if let reference = element.child(key: "image"), let image = loader.image(reference, "image") {
            item.image = image
        }
        if let reference = element.child(key: "selectedImage"), let image = loader.image(reference, "image") {
            item.selectedImage = image
        }
        if let badge = element["badgeValue"] { item.badgeValue = badge }
        if let tag = element.integer("tag") { item.tag = tag }
        if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
        if let insets = loader.insets(element.child(key: "imageInsets")) { item.imageInsets = insets }
        _ = element["catalog"]
        return item
    }
}

extension NibLoader {
    func tabBarItem(_ element: InterfaceElement) -> UITabBarItem { TabBarItemElement.item(element, self) }
}
