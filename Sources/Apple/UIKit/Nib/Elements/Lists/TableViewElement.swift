import Documents

/// `<tableView>`, with its prototypes or static sections.
enum TableViewElement: ViewElement {
    static let names = ["tableView"]

    static func initialValues(of element: InterfaceElement) -> [String: Int] {
        let style: UITableView.Style =
            switch element["style"] {
            case "grouped": .grouped
            case "insetGrouped": .insetGrouped
            default: .plain
            }
        return ["UIStyle": style.rawValue]
    }

    static func decode(_ element: InterfaceElement, _ table: UITableView, _ loader: NibLoader) {
        _ = (element["style"], element["dataMode"])
        func height(_ name: String) -> CGFloat? {
            guard let value = element.number(name) else { return nil }
            return value < 0 ? UITableView.automaticDimension : NibLoader.bounded(value)
        }
        if let height = height("rowHeight") { table.rowHeight = height }
        if let height = height("estimatedRowHeight") { table.estimatedRowHeight = height }
        if let height = height("sectionHeaderHeight") { table.sectionHeaderHeight = height }
        if let height = height("sectionFooterHeight") { table.sectionFooterHeight = height }
        if let height = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = height }
        if let height = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = height }
        switch element["separatorStyle"] {
        case "none": table.separatorStyle = .none
        default: break
        }
        if let color = loader.color(element, "separatorColor") { table.separatorColor = color }
        if let insets = loader.insets(element.child(key: "separatorInset")) { table.separatorInset = insets }
        _ = (loader.color(element, "sectionIndexBackgroundColor"), loader.color(element, "sectionIndexColor"))
        _ = loader.color(element, "sectionIndexTrackingBackgroundColor")
        switch element["allowsSelection"] {
        case "NO": table.allowsSelection = false
        default: break
        }
        if element.bool("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
        if let allows = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = allows }
        if let allows = element.bool("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = allows
        }
        if let isEditing = element.bool("editing"), isEditing { table.setEditing(true, animated: false) }
        if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = loader.makeView(header) }
        if let footer = element.child(key: "tableFooterView") { table.tableFooterView = loader.makeView(footer) }
        if let background = element.child(key: "backgroundView") { table.backgroundView = loader.makeView(background) }
        for prototype in element.child(named: "prototypes")?.children ?? [] {
            addPrototype(prototype, to: table, loader)
        }
        if let sections = element.child(named: "sections") { addStaticSections(sections, to: table, loader) }
    }

    private static func addPrototype(_ prototype: InterfaceElement, to table: UITableView, _ loader: NibLoader) {
        prototype.markKnown()
        _ = prototype["rowHeight"]
        if loader.policy.makesPrototypesInPlace {
            // Prototypes are laid out where they stand.
            loader.kept.append(loader.makeView(prototype))
            return
        }
        guard let identifier = prototype["reuseIdentifier"] else { return }
        prototype.isDeferred = true
        table.registerCells(identifier) { loader.makePrototype(prototype) as? UITableViewCell }
    }

    private static func addStaticSections(_ sections: InterfaceElement, to table: UITableView, _ loader: NibLoader) {
        let content = StaticTable()
        for section in sections.children(named: "tableViewSection") {
            loader.strings?.apply(to: section)
            _ = section["colspan"]
            var rows: [StaticTable.Row] = []
            for cell in (section.child(named: "cells")?.children ?? []) {
                guard let view = loader.makeView(cell) as? UITableViewCell else { continue }
                rows.append(StaticTable.Row(cell: view, height: cell.number("rowHeight").map { NibLoader.bounded($0) }))
            }
            content.sections.append(
                StaticTable.Section(
                    header: loader.text(section, "headerTitle"), footer: loader.text(section, "footerTitle"), rows: rows
                ))
        }
        table.staticContent = content
        loader.kept.append(content)
    }
}
