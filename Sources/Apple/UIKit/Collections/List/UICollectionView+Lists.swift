extension UICollectionView {
    /// The list that a section is; nil for other sections.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.list(of: section)
    }

    /// Tells a cell of a list where it stands; `kind` is that of a header or footer.
    func prepare(_ cell: UICollectionViewListCell, at path: IndexPath, kind: String? = nil) {
        cell.collection = self
        guard let list = list(ofSection: path.section) else { return }
        var place = UICollectionViewListCell.Place(
            configuration: list, separators: list.separatorConfiguration)
        place.margin = TableLook.margin(forWidth: bounds.width)
        if let kind {
            place.isHeader = kind == Self.elementKindSectionHeader
            place.isFooter = kind == Self.elementKindSectionFooter
        } else {
            place.isHeader = list.headerMode == .firstItemInSection && path.item == 0
            let first = list.headerMode == .firstItemInSection && place.isGrouped ? 1 : 0
            place.isFirst = path.item == first
            place.isLast = path.item == numberOfItems(inSection: path.section) - 1
            if place.isGrouped, place.isHeader { place.isLast = true }
            if let handler = list.itemSeparatorHandler { place.separators = handler(path, place.separators) }
            cell.editing = isEditing
            if let outline = (dataSource as? any OutlineDataSource)?.outline(ofItemAt: path) {
                let depth = list.headerMode == .firstItemInSection ? max(outline.level - 1, 0) : outline.level
                if depth > 0 || cell.place != nil && cell.place?.isHeader == false { cell.indentationLevel = depth }
                cell.isExpanded = outline.isExpanded
            }
        }
        cell.place = place
    }

    /// Cells that stay have other places after a change of items.
    func updateListCells() {
        for (path, cell) in cells {
            if let cell = cell as? UICollectionViewListCell { prepare(cell, at: path) }
        }
    }

    /// Behind lists lies the colour of the first one, unless the app has set another.
    func updateListBackground() {
        guard !hasOwnBackgroundColor else { return }
        let color = collectionViewLayout.list(of: 0)?.resolvedBackgroundColor ?? .systemBackground
        if super.backgroundColor != color { setListBackgroundColor(color) }
    }

    private func setListBackgroundColor(_ color: UIColor) {
        backgroundColor = color
        hasOwnBackgroundColor = false
    }

    func editingDidChange() {
        swipes.close()
        let keeps = isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : true
        if !keeps || !isEditing {
            for path in selection { setSelected(false, at: path) }
        }
        for (path, cell) in cells {
            guard let cell = cell as? UICollectionViewListCell else {
                cell.setNeedsUpdateConfiguration()
                continue
            }
            cell.editing = isEditing && (delegate?.collectionView(self, canEditItemAt: path) ?? true)
            cell.layoutIfNeeded()
        }
    }

    /// A finger drags a cell by its reorder sign.
    func reorderDidChange(_ recognizer: UIGestureRecognizer, in cell: UICollectionViewListCell) {
        let finger = recognizer.location(in: self)
        switch recognizer.state {
        case .began:
            guard let path = indexPath(for: cell), beginInteractiveMovementForItem(at: path) else { return }
            reorderGrip = cell.center.y - finger.y
            cell.isReordering = true
        case .changed:
            guard movement?.cell === cell else { return }
            updateInteractiveMovementTargetPosition(CGPoint(x: bounds.midX, y: finger.y + reorderGrip))
        case .ended:
            guard movement?.cell === cell else { return }
            cell.isReordering = false
            endInteractiveMovement()
            updateListCells()
        case .cancelled, .failed:
            guard movement?.cell === cell else { return }
            cell.isReordering = false
            cancelInteractiveMovement()
        default: break
        }
    }
}
