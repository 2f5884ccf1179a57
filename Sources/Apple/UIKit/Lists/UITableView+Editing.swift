extension UITableView {
    // MARK: Editing mode

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingFlag else { return }
        endSwipe(animated: animated)
        editingFlag = editing
        if !(editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : true) {
            for path in selectionOrder { setSelected(false, at: path, animated: animated) }
        }
        for (path, cell) in cells where metrics.contains(path) {
            cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            cell.setEditing(editing, style: editingStyle(at: path), canMove: canMove(path), animated: animated)
        }
    }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard editingFlag, let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    func editControlWasTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.shownEditingStyle {
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .delete: confirmDeletion(of: path, cell)
        case .none: break
        }
    }

    // MARK: Reordering

    /// A row that is dragged to another place.
    struct ReorderSession {
        let origin: IndexPath
        var path: IndexPath
        let cell: UITableViewCell
        /// Where the finger holds the row, from its top.
        let grip: CGFloat
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard editingFlag, let dataSource else { return false }
        return SelectorTable.responds(dataSource, to: "tableView:moveRowAtIndexPath:toIndexPath:")
            && dataSource.tableView(self, canMoveRowAt: dataPath(path))
    }

    /// While a row is dragged the data source still has the old order: the row that is now at `path`, by that order.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let reorder, reorder.path != reorder.origin else { return path }
        if path == reorder.path { return reorder.origin }
        var row = path.row
        if path.section == reorder.path.section, path.row > reorder.path.row { row -= 1 }
        if path.section == reorder.origin.section, row >= reorder.origin.row { row += 1 }
        return IndexPath(row: row, section: path.section)
    }

    func reorderDidChange(_ recognizer: UIGestureRecognizer, in cell: UITableViewCell) {
        let finger = recognizer.location(in: self)
        switch recognizer.state {
        case .began:
            guard let path = indexPath(for: cell) else { return }
            endSwipe(animated: false)
            reorder = ReorderSession(origin: path, path: path, cell: cell, grip: finger.y - cell.frame.minY)
            bringSubviewToFront(cell)
            cell.layer.shadowOpacity = 0.2
            cell.layer.shadowRadius = 6
            cell.layer.shadowOffset = .zero
        case .changed:
            guard let session = reorder else { return }
            cell.frame.origin.y = finger.y - session.grip
            scrollWhileReordering(finger)
            let middle = CGPoint(x: bounds.width / 2, y: cell.frame.midY)
            guard let over = indexPathForRow(at: middle), over != session.path else { return }
            let target =
                delegate?.tableView(
                    self, targetIndexPathForMoveFromRowAt: session.origin, toProposedIndexPath: over) ?? over
            if target != session.path, metrics.contains(target) { moveAside(to: target) }
        case .ended, .cancelled, .failed:
            guard let session = reorder else { return }
            reorder = nil
            UIView.animate(
                withDuration: 0.25,
                animations: {
                    cell.frame = self.rectForRow(at: session.path)
                    cell.layer.shadowOpacity = 0
                })
            if session.path != session.origin {
                dataSource?.tableView(self, moveRowAt: session.origin, to: session.path)
            }
            updateVisibleCells()
        default: break
        }
    }

    private func scrollWhileReordering(_ finger: CGPoint) {
        let edge: CGFloat = 40
        let visible = bounds.inset(by: adjustedContentInset)
        var step: CGFloat = 0
        if finger.y < visible.minY + edge { step = -8 }
        if finger.y > visible.maxY - edge { step = 8 }
        guard step != 0 else { return }
        setOffsetByItself(clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + step)))
    }

    /// The dragged row takes the place `target`; the rows between make room.
    private func moveAside(to target: IndexPath) {
        guard let session = reorder else { return }
        var updates = TableUpdates()
        updates.moveRow(session.path, target)
        let before = metrics.sections.map(\.rows.count)
        var after = before
        after[session.path.section] -= 1
        after[target.section] += 1
        guard updates.prepare(before: before, after: after) == nil else { return }
        let height = metrics.span(session.path).height
        let old = metrics
        for section in Set([session.path.section, target.section]) {
            metrics.change(section) { data in
                data.rows = old.sections[section].rows.rearranged(count: after[section]) { row in
                    updates.newPath(of: IndexPath(row: row, section: section)).flatMap {
                        $0.section == section ? $0.row : nil
                    }
                }
                if section == target.section { data.rows.set(height, at: target.row) }
            }
        }
        var moved: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in cells {
            guard let new = updates.newPath(of: path) else { continue }
            moved[new] = cell
            cell.shownAt = new
        }
        cells = moved
        selection = Set(selection.compactMap(updates.newPath))
        selectionOrder = selectionOrder.compactMap(updates.newPath)
        reorder?.path = target
        UIView.animate(withDuration: 0.2) {
            for (path, cell) in self.cells where cell !== session.cell {
                cell.frame = self.rectForRow(at: path)
            }
        }
    }
}
