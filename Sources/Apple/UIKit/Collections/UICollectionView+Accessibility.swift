internal import Stage

extension UICollectionView {
    /// A list, whose items know their place among all, also those that have no cell.
    var itemsGrouping: AccessibilityGrouping {
        var starts: [Int] = []
        var count = 0
        for section in 0..<numberOfSections {
            starts.append(count)
            count += numberOfItems(inSection: section)
        }
        var grouping = AccessibilityGrouping(role: .list, scroll: accessibleScroll) { [unowned self] view in
            guard let path = (view as? UICollectionViewCell).flatMap(indexPath(for:)),
                starts.indices.contains(path.section)
            else { return nil }
            return AccessibilityElement.Position(index: starts[path.section] + path.item + 1, count: count)
        }
        grouping.joinsRows = false
        return grouping
    }
}
