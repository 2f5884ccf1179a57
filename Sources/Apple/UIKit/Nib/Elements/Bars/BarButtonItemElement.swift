import Documents

/// `<barButtonItem>`.
enum BarButtonItemElement: ObjectElement {
    static let names = ["barButtonItem"]

    static func make(_ element: InterfaceElement, _ loader: NibLoader) -> AnyObject? { item(element, loader) }

    static func item(_ element: InterfaceElement, _ loader: NibLoader) -> UIBarButtonItem {
        loader.strings?.apply(to: element)
        element.markKnown()
        let item: UIBarButtonItem
        if let type = NibClasses.custom(element)?.type as? UIBarButtonItem.Type,
            let made = type.init(coder: NibCoder(loader: loader, element: element, level: UIBarButtonItem.self))
        {
            item = made
        } else if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            item = UIBarButtonItem()
        }
        loader.note(item, element)
        if let title = loader.text(element, "title") { item.title = title }
        if let image = loader.image(element, "image") { item.image = image }
        switch element["style"] {
        case "done": item.style = .done
        case "plain", "bordered": item.style = .plain
        default: break
        }
        if let width = element.number("width") { item.width = NibLoader.bounded(width) }
        if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
        if let tag = element.integer("tag") { item.tag = tag }
        if let tint = loader.color(element, "tintColor") { item.tintColor = tint }
        if let insets = loader.insets(element.child(key: "imageInsets")) { item.imageInsets = insets }
        if let view = element.child(key: "customView") { item.customView = loader.makeView(view) }
        _ = (element["catalog"], element.bool("springLoaded"), element["changesSelectionAsPrimaryAction"])
        if let settings = element.child(key: "accessibilityConfiguration") {
            if let label = loader.text(settings, "label") { item.accessibilityLabel = label }
            if let identifier = loader.text(settings, "identifier") { item.accessibilityIdentifier = identifier }
        }
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]
}

extension NibLoader {
    func barButtonItem(_ element: InterfaceElement) -> UIBarButtonItem { BarButtonItemElement.item(element, self) }
}
