import Documents

/// `<toolbar>`, with its items.
enum ToolbarElement: ViewElement {
    static let names = ["toolbar"]

    static func decode(_ element: InterfaceElement, _ bar: UIToolbar, _ loader: NibLoader) {
        element.markKnown()
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if let color = loader.color(element, "barTintColor") { bar.barTintColor = color }
        let items = element.child(named: "items")?.children(named: "barButtonItem").map(loader.barButtonItem) ?? []
        if !items.isEmpty { bar.setItems(items, animated: false) }
    }
}
