internal import Stage

extension UITableView {
    /// A list, whose rows know their place among all, also those that have no cell.
    var rowsGrouping: AccessibilityGrouping {
        var starts: [Int] = []
        var count = 0
        for section in metrics.sections {
            starts.append(count)
            count += section.rows.count
        }
        return AccessibilityGrouping(role: .list, scroll: accessibleScroll) { view in
            guard let path = (view as? UITableViewCell)?.shownAt, starts.indices.contains(path.section) else {
                return nil
            }
            return AccessibilityElement.Position(index: starts[path.section] + path.row + 1, count: count)
        }
    }

    /// The actions that a swipe of the row would offer, by the titles of the buttons: those of the trailing edge
    /// first.
    func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
        guard let path = cell.shownAt, metrics.contains(path), cells[path] === cell, !editingFlag else { return [] }
        return [false, true].flatMap { isLeading in
            (swipeActions(at: path, isLeading: isLeading)?.actions ?? []).compactMap { action in
                guard let title = action.title, !title.isEmpty else { return nil }
                return UIAccessibilityCustomAction(name: title) { [weak self, weak cell] _ in
                    guard let self, let cell, openSwipe(path, cell, isLeading: isLeading) else { return false }
                    performSwipe(titled: action.title)
                    return true
                }
            }
        }
    }
}
