extension UICollectionView {
    /// An item that the app moves along with a finger.
    struct Movement {
        let origin: IndexPath
        var path: IndexPath
        let cell: UICollectionViewCell
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        let moves =
            dataSource is any MovingDataSource
            || SelectorTable.responds(dataSource, to: "collectionView:moveItemAtIndexPath:toIndexPath:")
        return moves && dataSource.collectionView(self, canMoveItemAt: path)
    }

    /// Begins to move an item, if the data source moves items and lets this one be moved. Returns whether it does.
    ///
    /// Apps call it when a gesture begins, and the others as it goes on; the other items make room meanwhile.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, canMove(indexPath), let cell = cellForItem(at: indexPath) else { return false }
        cancelPress()
        movement = Movement(origin: indexPath, path: indexPath, cell: cell)
        cell.superview?.bringSubviewToFront(cell)
        return true
    }

    /// Moves the item's middle to a point of the collection view.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement else { return }
        movement.cell.center = convert(targetPosition, to: movement.cell.superview)
        guard let over = dragging.path(at: targetPosition), over != movement.path else { return }
        let target =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
                atCurrentIndexPath: movement.path, toProposedIndexPath: over) ?? over
        if target != movement.path { makeRoom(at: target) }
    }

    /// Leaves the item where it is, and tells the data source.
    public func endInteractiveMovement() {
        guard let movement else { return }
        self.movement = nil
        if movement.path != movement.origin {
            dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.path)
        }
        settle(movement.cell)
    }

    /// Puts the item back where it was.
    public func cancelInteractiveMovement() {
        guard let movement else { return }
        if movement.path != movement.origin { makeRoom(at: movement.origin) }
        self.movement = nil
        settle(movement.cell)
    }

    /// While an item is moved the data source still has the old order: the item that is now at `path`, by that order.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let movement, movement.path != movement.origin else { return path }
        if path == movement.path { return movement.origin }
        var item = path.item
        if path.section == movement.path.section, path.item > movement.path.item { item -= 1 }
        if path.section == movement.origin.section, item >= movement.origin.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// The moved item takes the place `target`; the items between make room.
    private func makeRoom(at target: IndexPath) {
        guard let movement, let before = counts else { return }
        var updates = TableUpdates()
        updates.moveRow(movement.path, target)
        var after = before
        guard after.indices.contains(target.section) else { return }
        after[movement.path.section] -= 1
        after[target.section] += 1
        guard updates.prepare(before: before, after: after) == nil else { return }
        counts = after
        cells = Dictionary(
            uniqueKeysWithValues: cells.compactMap { path, cell in updates.newPath(of: path).map { ($0, cell) } })
        selection = selection.compactMap(updates.newPath)
        self.movement?.path = target
        collectionViewLayout.moveMeasurements(updates.newPath)
        collectionViewLayout.invalidateLayout()
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }

    /// Lets a cell go to its place.
    private func settle(_ cell: UICollectionViewCell) {
        setNeedsLayout()
        cell.shownAttributes = nil
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
}

/// A data source of UIKit's own that moves items, where an app's is asked by its methods.
@MainActor
protocol MovingDataSource {}
