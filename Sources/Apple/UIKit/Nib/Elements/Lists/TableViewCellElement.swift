import Documents

/// `<tableViewCell>`.
enum TableViewCellElement: ViewElement {
    static let names = ["tableViewCell"]

    static func initialValues(of element: InterfaceElement) -> [String: Int] {
        let style: UITableViewCell.CellStyle =
            switch element["style"] {
            case "IBUITableViewCellStyleValue1": .value1
            case "IBUITableViewCellStyleValue2": .value2
            case "IBUITableViewCellStyleSubtitle": .subtitle
            default: .default
            }
        return ["UITextLabelStyle": style.rawValue]
    }

    static func decode(_ element: InterfaceElement, _ cell: UITableViewCell, _ loader: NibLoader) {
        _ = (element["style"], element["rowHeight"], element.bool("hidesAccessoryWhenEditing"))
        if let identifier = element["reuseIdentifier"] { cell.reuseIdentifier = identifier }
        switch element["selectionStyle"] {
        case "none": cell.selectionStyle = .none
        case "blue": cell.selectionStyle = .blue
        case "gray": cell.selectionStyle = .gray
        default: cell.selectionStyle = .default
        }
        cell.accessoryType = Self.accessories[element.string("accessoryType")] ?? .none
        cell.editingAccessoryType = Self.accessories[element.string("editingAccessoryType")] ?? .none
        if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = element.number("indentationWidth") { cell.indentationWidth = NibLoader.bounded(width) }
        if let shows = element.bool("showsReorderControl") { cell.showsReorderControl = shows }
        if let indents = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
        if element["focusStyle"] == "custom" { cell.focusStyle = .custom }
        if let insets = loader.insets(element.child(key: "separatorInset")) { cell.separatorInset = insets }
        // The parts of a cell of one of the system's styles are its own views.
        let parts = [element["textLabel"], element["detailTextLabel"], element["imageView"]]
        if let content = element.child(key: "contentView") {
            decodeContent(content, of: cell, into: cell.contentView, parts: parts, loader)
        }
        if let view = element.child(key: "accessoryView") { cell.accessoryView = loader.makeView(view) }
        if let view = element.child(key: "backgroundView") { cell.backgroundView = loader.makeView(view) }
        if let view = element.child(key: "selectedBackgroundView") {
            cell.selectedBackgroundView = loader.makeView(view)
        }
    }

    /// A view that is no cell has the cell's content view as a subview, as on iOS.
    static func decodeMisfit(_ element: InterfaceElement, _ view: UIView, _ loader: NibLoader) {
        if let content = element.child(key: "contentView") { view.addSubview(loader.makeView(content)) }
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static func decodeContent(
        _ element: InterfaceElement, of cell: UITableViewCell, into view: UIView, parts: [String?], _ loader: NibLoader
    ) {
        _ = element["tableViewCell"]
        guard parts.contains(where: { $0 != nil }) else {
            loader.decodeCommon(element, into: view)
            loader.didMake(view, element)
            return
        }
        loader.note(view, element)
        element.markKnown()
        if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
        if let isMultiple = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = isMultiple }
        if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = insets
        }
        if element.bool("preservesSuperviewLayoutMargins") == true { view.preservesSuperviewLayoutMargins = true }
        // It draws nothing of its own.
        _ = (element["opaque"], element["contentMode"])
        for child in element.child(named: "subviews")?.children ?? [] {
            loader.strings?.apply(to: child)
            child.markKnown()
            let own: UIView? =
                switch child.id {
                case parts[0]: cell.textLabel
                case parts[1]: cell.detailTextLabel
                case parts[2]: cell.imageView
                default: nil
                }
            guard let own else {
                view.addSubview(loader.makeView(child))
                continue
            }
            loader.decodePart(child, into: own)
        }
        for property in element.children { property.markAllKnown() }
    }
}
