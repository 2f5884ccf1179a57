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
}
