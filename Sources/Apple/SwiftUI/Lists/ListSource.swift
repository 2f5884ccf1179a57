/// Tells a table of the rows of a list.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    static let reuse = "row"

    /// Rows that belong together.
    private struct Section {
        var content: SectionContent?
        var rows: [Item] = []
        /// Whether the rows are the first and the last of the app's section: rows apart from each other are sections.
        var (isFirst, isLast) = (true, true)

        init(content: SectionContent?, isFirst: Bool) {
            self.content = content
            self.isFirst = isFirst
        }

        var identity: [AnyHashable] {
            [AnyHashable(content.map(ObjectIdentifier.init))] + rows.map { AnyHashable(ObjectIdentifier($0.element)) }
        }
    }

    var environment = EnvironmentValues()
    var choice: ListChoice?
    private var sections: [Section] = []
    private var heights: [CGFloat] = []
    /// Of a row, in points.
    private var width: CGFloat = 0
    /// The margin beside inset groups, in points.
    private var inset: CGFloat = 0
    private var pixel: CGFloat = 1

    /// Shows `items` as rows.
    func show(_ items: [Item], in table: UITableView, pixel: CGFloat) {
        self.pixel = pixel
        let old = sections.map(\.identity)
        sections = []
        for item in items {
            let isFirst = sections.isEmpty || sections[sections.count - 1].content !== item.traits.section
            if isFirst || isSpaced {
                if !isFirst { sections[sections.count - 1].isLast = false }
                sections.append(Section(content: item.traits.section, isFirst: isFirst))
            }
            if !item.traits.isSectionMark { sections[sections.count - 1].rows.append(item) }
        }
        inset = look.style == .insetGrouped ? margin(in: table) : 0
        width = rowWidth(in: table) - 2 * inset
        let newHeights = sections.flatMap { $0.rows.map(height) }
        let isOther = old != sections.map(\.identity)
        let areHigher = heights != newHeights
        heights = newHeights
        if isOther {
            change(table, from: old)
            // A row keeps its place in another cell.
            table.layoutIfNeeded()
        } else if areHigher {
            // Rows keep their cells, so that what is written in one goes on.
            UIView.performWithoutAnimation {
                table.performBatchUpdates(nil)
                table.layoutIfNeeded()
            }
        }
        for cell in table.visibleCells {
            if let cell = cell as? ListCell, let path = table.indexPath(for: cell) { fill(cell, path, table) }
        }
    }

    /// Rows come and go where they are, and the others keep their cells.
    private func change(_ table: UITableView, from old: [[AnyHashable]]) {
        guard table.window != nil, let changes = RowChanges(from: old, to: sections.map(\.identity)) else {
            return table.reloadData()
        }
        let isAnimated = UIView.inheritedAnimationDuration > 0
        let update = {
            table.performBatchUpdates {
                table.deleteRows(at: changes.removed, with: isAnimated ? .fade : .none)
                table.insertRows(at: changes.inserted, with: isAnimated ? .fade : .none)
            }
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Whether rows are apart from each other.
    private var isSpaced: Bool { environment.listMetrics.rowSpacing != nil }

    private var look: ListLook { environment.listLook ?? ListLook(style: environment.listStyle) }

    private func rowWidth(in table: UITableView) -> CGFloat {
        let insets = table.safeAreaInsets
        return table.bounds.width - insets.left - insets.right
    }

    /// The margin that a table keeps beside inset groups, in points.
    private func margin(in table: UITableView) -> CGFloat { TableLook.margin(forWidth: table.bounds.width) }

    /// What rows take that is dropped beside them.
    var insertions: [RowInsertion] { sections.flatMap { $0.rows.compactMap(\.traits.insertion) } }

    // MARK: Measures

    /// Rows are 44 points high at least, as in UIKit.
    private static let leastHeight: CGFloat = 44

    private func insets(of item: Item) -> EdgeInsets {
        let side: CGFloat = look.isGrouped ? 20 : 16
        var insets = item.traits.rowInsets ?? EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
        if item.traits.showsLinkMark { insets.trailing += 22 }
        return insets
    }

    private func height(of item: Item) -> CGFloat {
        let insets = insets(of: item)
        let size = item.element.size(ProposedViewSize(width: max(width - insets.horizontal, 0), height: nil))
        let least = environment.listMetrics.leastRowHeight ?? Self.leastHeight
        return (max(size.height + insets.vertical, least) / pixel).rounded(.up) * pixel
    }

    func item(_ path: IndexPath) -> Item? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }

    private func fill(_ cell: ListCell, _ path: IndexPath, _ table: UITableView) {
        guard let item = item(path) else { return }
        let rows = sections[path.section].rows
        let isLast = path.row == rows.count - 1
        let next = isLast ? nil : rows[path.row + 1]
        let hidesBottom =
            item.traits.rowSeparators.bottom == .hidden || next?.traits.rowSeparators.top == .hidden
            || isLast && (look.isGrouped || isSpaced || item.traits.sectionSeparators.bottom == .hidden)
        let showsTop =
            path.row == 0 && !look.isGrouped && item.traits.rowSeparators.top != .hidden && path.section == 0
            && !isSpaced && item.traits.sectionSeparators.top != .hidden
        cell.isRightToLeft = environment.layoutDirection == .rightToLeft
        cell.show(
            item, insets: insets(of: item), separators: (showsTop, !hidesBottom), pixel: pixel,
            tint: (item.traits.separatorTint.top, item.traits.separatorTint.bottom ?? next?.traits.separatorTint.top),
            isSelectable: item.traits.rowAction != nil || isChoosable(item, table))
        cell.setArrow(item.traits.showsLinkMark)
        cell.backgroundColor =
            look.isGrouped
            ? .secondarySystemGroupedBackground : environment.scrollContentHidden ? .clear : .systemBackground
        let isChosen = item.traits.selectionTag.map { choice?.chosen.contains($0) ?? false } ?? false
        cell.isChosen = isChosen
        guard choice?.takesSeveral ?? false, table.isEditing else { return }
        let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
        if isChosen, !isSelected { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        if !isChosen, isSelected { table.deselectRow(at: path, animated: false) }
    }

    /// Whether a tap chooses the row: where several can be chosen, while the list is edited alone.
    private func isChoosable(_ item: Item, _ table: UITableView) -> Bool {
        guard let choice, item.traits.selectionTag != nil else { return false }
        return !choice.takesSeveral || table.isEditing || environment.selectionMenu?.primaryAction != nil
    }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuse, for: indexPath)
        if let cell = cell as? ListCell { fill(cell, indexPath, tableView) }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        item(indexPath).map(height) ?? Self.leastHeight
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        guard let item = item(indexPath) else { return false }
        return item.traits.rowAction != nil || isChoosable(item, tableView)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let item = item(indexPath) else { return }
        if let choice, choice.takesSeveral, tableView.isEditing {
            if let tag = item.traits.selectionTag { choice.choose(tag, true) }
            return
        }
        tableView.deselectRow(at: indexPath, animated: true)
        if performPrimaryAction(item) { return }
        if let choice, !choice.takesSeveral, let tag = item.traits.selectionTag {
            choice.choose(tag, true)
            if item.traits.rowAction == nil { environment.splitColumn?.advance() }
        }
        item.traits.rowAction?()
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        guard let choice, choice.takesSeveral, tableView.isEditing, let tag = item(indexPath)?.traits.selectionTag
        else { return }
        choice.choose(tag, false)
    }

    // MARK: Headers and footers

    private func items(_ node: Node?) -> [Item] { node?.items ?? [] }

    private func edgeInsets(isHeader: Bool) -> EdgeInsets {
        // Headers begin where the texts of rows do.
        let side: CGFloat = look.style == .insetGrouped ? inset + 20 : look.isGrouped ? 20 : 16
        if !look.isGrouped { return EdgeInsets(top: 5, leading: side, bottom: 5, trailing: side) }
        return EdgeInsets(top: isHeader ? 17 : 7, leading: side, bottom: isHeader ? 7 : 10, trailing: side)
    }

    private func edgeView(_ node: Node?, isHeader: Bool) -> UIView? {
        let items = items(node)
        guard !items.isEmpty else { return nil }
        let view = RowContentView()
        view.isRightToLeft = environment.layoutDirection == .rightToLeft
        view.isOpaque = false
        if !look.isGrouped { view.backgroundColor = .systemBackground }
        view.show(items[0].element, insets: edgeInsets(isHeader: isHeader), pixel: pixel)
        return view
    }

    private func edgeHeight(_ node: Node?, isHeader: Bool) -> CGFloat {
        let items = items(node)
        guard !items.isEmpty else {
            if look.isGrouped, let distance = environment.listMetrics.sectionSpacing { return distance / 2 }
            return look.isGrouped ? (isHeader ? 18 : 17.5) : 0
        }
        let insets = edgeInsets(isHeader: isHeader)
        let offer = ProposedViewSize(width: max(width + 2 * inset - insets.horizontal, 0), height: nil)
        return (items[0].element.size(offer).height + insets.vertical).rounded(.up)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        sections[section].isFirst ? edgeView(sections[section].content?.header, isHeader: true) : nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        sections[section].isLast ? edgeView(sections[section].content?.footer, isHeader: false) : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard sections[section].isFirst else { return .leastNonzeroMagnitude }
        let height = edgeHeight(sections[section].content?.header, isHeader: true)
        return max(height, environment.defaultMinListHeaderHeight ?? 0)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        guard sections[section].isLast else { return environment.listMetrics.rowSpacing ?? 0 }
        return edgeHeight(sections[section].content?.footer, isHeader: false)
    }

    /// The row of the view with an identity.
    func path(of id: AnyHashable) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            for (row, item) in content.rows.enumerated()
            where item.traits.identities.contains(id) || item.traits.implicitTag == id {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    // MARK: Editing

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        // Where several rows can be chosen, they are while the list is edited.
        if choice?.takesSeveral ?? false, tableView.isEditing { return .none }
        return item(indexPath)?.traits.deleteAction == nil ? .none : .delete
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { item(indexPath)?.traits.deleteAction?() }
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        item(indexPath)?.traits.deleteAction != nil
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        item(indexPath)?.traits.moveAction != nil
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard sourceIndexPath.section == destinationIndexPath.section, sourceIndexPath != destinationIndexPath,
            let move = item(sourceIndexPath)?.traits.moveAction
        else { return }
        move(sourceIndexPath.row, destinationIndexPath.row)
    }

    // MARK: Swipes

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let traits = item(indexPath)?.traits else { return false }
        return traits.deleteAction != nil || traits.moveAction != nil || !traits.swipeActions.isEmpty
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let traits = item(indexPath)?.traits else { return nil }
        if let actions = traits.swipeActions.first(where: { $0.edge == .trailing }) {
            return actions.configuration(in: environment)
        }
        guard let delete = traits.deleteAction else { return nil }
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            delete()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        item(indexPath)?.traits.swipeActions.first { $0.edge == .leading }?.configuration(in: environment)
    }
}

extension Traits {
    /// The value that choosing the row stands for.
    var selectionTag: AnyHashable? { cannotSelect ? nil : tag ?? implicitTag }
}
