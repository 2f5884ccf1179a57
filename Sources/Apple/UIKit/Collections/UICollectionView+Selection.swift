extension UICollectionView {
    func beginPress(_ touch: UITouch) {
        cancelPress()
        if swipes.close() { return }
        guard
            let (path, cell) = cells.first(where: {
                $0.value.bounds.contains(touch.location(in: $0.value)) && !$0.value.isHidden
            }), selectsNow || (cell as? UICollectionViewListCell)?.togglesOnTap == true
        else { return }
        press = (path, cell, touch.timestamp, false)
        if !delaysContentTouches { highlightPress() }
    }

    func pressTimePassed(to time: TimeInterval) {
        if let press, !press.isHighlighted, !isDragging, time - press.time >= Self.touchDelay { highlightPress() }
    }

    private func highlightPress() {
        guard let press else { return }
        guard (press.cell as? UICollectionViewListCell)?.togglesOnTap != true else {
            self.press?.isHighlighted = true
            press.cell.isHighlighted = true
            return
        }
        guard delegate?.collectionView(self, shouldHighlightItemAt: press.path) ?? true else {
            self.press = nil
            return
        }
        self.press?.isHighlighted = true
        press.cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: press.path)
    }

    func endPress(_ touch: UITouch) {
        guard press != nil else { return }
        if press?.isHighlighted == false { highlightPress() }
        guard let press else { return }
        self.press = nil
        let isInside = press.cell.bounds.contains(touch.location(in: press.cell))
        let isSelected = isInside && cells[press.path] === press.cell
        press.cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: press.path)
        if isSelected { tap(press.path) }
    }

    func cancelPress() {
        guard let press else { return }
        self.press = nil
        guard press.isHighlighted else { return }
        press.cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: press.path)
    }

    /// Whether items can be selected, in the present mode.
    private var selectsNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several items can be selected, in the present mode.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private func tap(_ path: IndexPath) {
        if let cell = cells[path] as? UICollectionViewListCell, cell.togglesOnTap { return cell.toggleChildren() }
        select(path)
        if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    private func select(_ path: IndexPath) {
        if selection.contains(path) {
            guard selectsSeveral else {
                // A selected item that is tapped again stays selected, and its delegate hears of it.
                delegate?.collectionView(self, didSelectItemAt: path)
                return
            }
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            setSelected(false, at: path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !selectsSeveral {
            for old in selection {
                setSelected(false, at: old)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        setSelected(true, at: path)
        delegate?.collectionView(self, didSelectItemAt: path)
        cellForItem(at: path)?.selectionSegue?()
    }

    func setSelected(_ selected: Bool, at path: IndexPath) {
        guard selection.contains(path) != selected else { return }
        if selected { selection.append(path) } else { selection.removeAll { $0 == path } }
        cells[path]?.isSelected = selected
    }
}
