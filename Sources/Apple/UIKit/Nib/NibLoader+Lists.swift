import Documents

extension NibLoader {
    // MARK: Tables

    func decodeTable(_ element: InterfaceElement, _ table: UITableView?) {
        guard let table else { return }
        decodeScroll(element, table)
        _ = (element["style"], element["dataMode"])
        func height(_ name: String) -> CGFloat? {
            guard let value = element.number(name) else { return nil }
            return value < 0 ? UITableView.automaticDimension : Self.bounded(value)
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
        if let color = color(element, "separatorColor") { table.separatorColor = color }
        if let insets = insets(element.child(key: "separatorInset")) { table.separatorInset = insets }
        _ = (color(element, "sectionIndexBackgroundColor"), color(element, "sectionIndexColor"))
        _ = color(element, "sectionIndexTrackingBackgroundColor")
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
        if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = makeView(header) }
        if let footer = element.child(key: "tableFooterView") { table.tableFooterView = makeView(footer) }
        if let background = element.child(key: "backgroundView") { table.backgroundView = makeView(background) }
        for prototype in element.child(named: "prototypes")?.children ?? [] {
            addPrototype(prototype, to: table)
        }
        if let sections = element.child(named: "sections") { addStaticSections(sections, to: table) }
    }

    private func addPrototype(_ prototype: InterfaceElement, to table: UITableView) {
        prototype.markKnown()
        _ = prototype["rowHeight"]
        if viewWasMade != nil {
            // Prototypes are laid out where they stand.
            kept.append(makeView(prototype))
            return
        }
        guard let identifier = prototype["reuseIdentifier"] else { return }
        prototype.isDeferred = true
        table.registerCells(identifier) { [self] in makePrototype(prototype) as? UITableViewCell }
    }

    private func addStaticSections(_ sections: InterfaceElement, to table: UITableView) {
        let content = StaticTable()
        for section in sections.children(named: "tableViewSection") {
            strings?.apply(to: section)
            _ = section["colspan"]
            var rows: [StaticTable.Row] = []
            for cell in (section.child(named: "cells")?.children ?? []) {
                guard let view = makeView(cell) as? UITableViewCell else { continue }
                rows.append(StaticTable.Row(cell: view, height: cell.number("rowHeight").map { Self.bounded($0) }))
            }
            content.sections.append(
                StaticTable.Section(
                    header: text(section, "headerTitle"), footer: text(section, "footerTitle"), rows: rows))
        }
        table.staticContent = content
        kept.append(content)
    }

    func decodeCell(_ element: InterfaceElement, _ cell: UITableViewCell?) {
        guard let cell else { return }
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
        if let width = element.number("indentationWidth") { cell.indentationWidth = Self.bounded(width) }
        if let shows = element.bool("showsReorderControl") { cell.showsReorderControl = shows }
        if let indents = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
        if element["focusStyle"] == "custom" { cell.focusStyle = .custom }
        if let insets = insets(element.child(key: "separatorInset")) { cell.separatorInset = insets }
        // The parts of a cell of one of the system's styles are its own views.
        let parts = [element["textLabel"], element["detailTextLabel"], element["imageView"]]
        if let content = element.child(key: "contentView") {
            decodeContent(content, of: cell, into: cell.contentView, parts: parts)
        }
        if let view = element.child(key: "accessoryView") { cell.accessoryView = makeView(view) }
        if let view = element.child(key: "backgroundView") { cell.backgroundView = makeView(view) }
        if let view = element.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = makeView(view) }
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private func decodeContent(
        _ element: InterfaceElement, of cell: UITableViewCell, into view: UIView, parts: [String?]
    ) {
        _ = element["tableViewCell"]
        guard parts.contains(where: { $0 != nil }) else {
            decodeCommon(element, into: view)
            viewWasMade?(view, element)
            return
        }
        note(view, element)
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
            strings?.apply(to: child)
            child.markKnown()
            let own: UIView? =
                switch child.id {
                case parts[0]: cell.textLabel
                case parts[1]: cell.detailTextLabel
                case parts[2]: cell.imageView
                default: nil
                }
            guard let own else {
                view.addSubview(makeView(child))
                continue
            }
            let heard = viewWasMade
            viewWasMade = nil
            decode(child, into: own)
            viewWasMade = heard
        }
        for property in element.children { property.markAllKnown() }
    }

    // MARK: Collections

    func decodeCollection(_ element: InterfaceElement, _ collection: UICollectionView?) {
        guard let collection else { return }
        decodeScroll(element, collection)
        _ = element["dataMode"]
        if let layout = element.child(key: "collectionViewLayout") {
            collection.collectionViewLayout = collectionLayout(layout)
        }
        if element.bool("allowsMultipleSelection") == true { collection.allowsMultipleSelection = true }
        if element.bool("allowsSelection") == false { collection.allowsSelection = false }
        if let background = element.child(key: "backgroundView") { collection.backgroundView = makeView(background) }
        for cell in element.child(named: "cells")?.children ?? [] {
            addPrototype(cell, kind: nil, to: collection)
        }
        if let header = element.child(key: "sectionHeaderView") {
            addPrototype(header, kind: UICollectionView.elementKindSectionHeader, to: collection)
        }
        if let footer = element.child(key: "sectionFooterView") {
            addPrototype(footer, kind: UICollectionView.elementKindSectionFooter, to: collection)
        }
    }

    private func collectionLayout(_ element: InterfaceElement) -> UICollectionViewLayout {
        let custom = NibClasses.custom(element)?.type as? UICollectionViewLayout.Type
        let coder = NibCoder(loader: self, element: element, level: UICollectionViewLayout.self)
        let layout = custom?.init(coder: coder) ?? UICollectionViewFlowLayout()
        note(layout, element)
        guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
        if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = Self.bounded(spacing) }
        if let spacing = element.number("minimumInteritemSpacing") {
            flow.minimumInteritemSpacing = Self.bounded(spacing)
        }
        flow.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let size = size(element.child(key: "itemSize")) { flow.itemSize = size }
        if let size = size(element.child(key: "headerReferenceSize")) { flow.headerReferenceSize = size }
        if let size = size(element.child(key: "footerReferenceSize")) { flow.footerReferenceSize = size }
        if let insets = insets(element.child(key: "sectionInset")) { flow.sectionInset = insets }
        if let size = size(element.child(key: "estimatedItemSize")) {
            flow.estimatedItemSize = size
        } else if element.bool("automaticEstimatedItemSize") == true {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let pins = element.bool("sectionHeadersPinToVisibleBounds") { flow.sectionHeadersPinToVisibleBounds = pins }
        return flow
    }

    private func addPrototype(_ prototype: InterfaceElement, kind: String?, to collection: UICollectionView) {
        prototype.markKnown()
        if viewWasMade != nil {
            kept.append(makeView(prototype))
            return
        }
        guard let identifier = prototype["reuseIdentifier"] else { return }
        prototype.isDeferred = true
        collection.registerViews(kind: kind, identifier: identifier) { [self] in
            makePrototype(prototype) as? UICollectionReusableView
        }
    }

    private func makePrototype(_ prototype: InterfaceElement) -> UIView {
        let loader = child()
        let view = loader.makeView(prototype)
        loader.finish()
        if prototype.isDeferred {
            prototype.isDeferred = false
            loader.tellUnknown(of: [prototype])
        }
        return view
    }

    func decodeCollectionCell(_ element: InterfaceElement, _ view: UICollectionReusableView?) {
        guard let view else { return }
        if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
        if let size = element.child(key: "customSize") { size.markAllKnown() }
        guard let cell = view as? UICollectionViewCell else { return }
        if let content = element.child(key: "contentView") ?? element.child(named: "collectionViewCellContentView") {
            decodeCommon(content, into: cell.contentView)
            viewWasMade?(cell.contentView, content)
        }
    }
}
