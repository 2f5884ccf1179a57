extension UICollectionView {
    func openUpdates() {
        // The numbers before the changes, which the data source will no longer tell.
        if updateDepth == 0 { updates = TableUpdates() }
        updateDepth += 1
    }

    func record(_ change: (inout TableUpdates) -> Void) {
        openUpdates()
        if updates != nil { change(&updates!) }
        closeUpdates()
    }

    func closeUpdates() {
        precondition(updateDepth > 0, "performBatchUpdates(_:completion:) is not balanced")
        updateDepth -= 1
        guard updateDepth == 0, let updates else { return }
        self.updates = nil
        let completions = updateCompletions
        updateCompletions = []
        guard let before = counts, !cellsAreStale else {
            counts = nil
            collectionViewLayout.invalidateLayout()
            layOutItemsIfNeeded()
            for completion in completions { completion(true) }
            return
        }
        apply(updates, before: before) { finished in
            for completion in completions { completion(finished) }
        }
    }

    private func apply(_ given: TableUpdates, before: [Int], completion: @escaping (Bool) -> Void) {
        cancelPress()
        swipes.forget()
        movement = nil
        var updates = given
        counts = nil
        if let message = updates.prepare(before: before, after: loadedCounts) {
            fatalError(
                "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(message)'"
            )
        }
        let isAnimated = window != nil && UIView.areAnimationsEnabled
        let oldCells = cells
        let oldOffset = contentOffset
        cells = [:]
        var leaving: [(path: IndexPath, cell: UICollectionViewCell)] = []
        var starts: [ObjectIdentifier: CGRect] = [:]
        for (path, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
            starts[ObjectIdentifier(cell)] = cell.frame
            if let new = updates.newPath(of: path), updates.reloadedRows[path] == nil {
                cells[new] = cell
            } else {
                leaving.append((path, cell))
            }
        }
        selection = selection.compactMap(updates.newPath)
        // Headers and footers are asked for again.
        for (key, view) in supplementary.sorted(by: { $0.key < $1.key }) { retire(view, key) }
        supplementary = [:]
        moveBands(updates.newSection)
        let kept = cells
        if kept.values.contains(where: { $0 is UICollectionViewListCell }) {
            collectionViewLayout.invalidateLayout()
            updateListCells()
        }
        collectionViewLayout.moveMeasurements { path in
            updates.reloadedRows[path] == nil && before.indices.contains(path.section) ? updates.newPath(of: path) : nil
        }
        UIView.performWithoutAnimation {
            collectionViewLayout.invalidateLayout()
            setNeedsLayout()
            layoutIfNeeded()
        }
        let layout = collectionViewLayout
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: updates))
        guard isAnimated else {
            layout.finalizeCollectionViewUpdates()
            for (path, cell) in leaving { retire(cell, at: path) }
            completion(true)
            return
        }
        for (path, cell) in leaving { layout.leavingAttributes[path] = cell.shownAttributes }
        let ends = leaving.map { layout.finalLayoutAttributesForDisappearingItem(at: $0.path) }
        let shift = CGPoint(x: contentOffset.x - oldOffset.x, y: contentOffset.y - oldOffset.y)
        var moves: [(cell: UICollectionViewCell, end: CGRect)] = []
        var appearing: [(cell: UICollectionViewCell, end: UICollectionViewLayoutAttributes)] = []
        UIView.performWithoutAnimation {
            for (path, cell) in cells {
                if kept[path] === cell, var start = starts[ObjectIdentifier(cell)] {
                    if cell.superview === self { start = start.offsetBy(dx: shift.x, dy: shift.y) }
                    guard start != cell.frame else { continue }
                    moves.append((cell, cell.frame))
                    cell.frame = start
                } else if cell.superview === self, let attributes = cell.shownAttributes {
                    let start = layout.initialLayoutAttributesForAppearingItem(at: path) ?? attributes
                    cell.show(start)
                    appearing.append((cell, attributes))
                } else {
                    cell.alpha = 0
                }
            }
            for (_, cell) in leaving where cell.superview == nil {
                insertSubview(cell, at: backgroundView == nil ? 0 : 1)
            }
        }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                for (cell, end) in moves { cell.frame = end }
                for (cell, end) in appearing { cell.show(end) }
                for cell in self.cells.values { cell.alpha = cell.shownAttributes?.alpha ?? 1 }
                for (leaver, end) in zip(leaving, ends) {
                    if let end, leaver.cell.superview === self { leaver.cell.show(end) } else { leaver.cell.alpha = 0 }
                }
                layout.finalizeCollectionViewUpdates()
            },
            completion: { finished in
                for (path, cell) in leaving {
                    cell.transform = .identity
                    self.retire(cell, at: path)
                    layout.leavingAttributes[path] = nil
                }
                completion(finished)
            })
    }
}
