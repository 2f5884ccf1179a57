extension UITableView {
    /// A finger on a row.
    struct Press {
        var path: IndexPath
        var cell: UITableViewCell
        var time: TimeInterval
        var isHighlighted = false
    }

    var selectsRows: Bool { editingFlag ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }
    var selectsSeveral: Bool { editingFlag ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: Touch

    func beginPress(_ touch: UITouch) {
        cancelPress()
        if swipe != nil {
            endSwipe(animated: true)
            return
        }
        let point = touch.location(in: self)
        guard selectsRows, let path = indexPathForRow(at: point), let cell = cells[path],
            rectForRow(at: path).contains(point)
        else { return }
        press = Press(path: path, cell: cell, time: touch.timestamp)
        if !delaysContentTouches { highlightPress() }
    }

    /// The row lights up once the finger has rested on it as long as a drag would have needed to begin.
    func pressTimePassed(to time: TimeInterval) {
        if let press, !press.isHighlighted, !isDragging, time - press.time >= Self.touchDelay { highlightPress() }
    }

    private func highlightPress() {
        guard let press else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: press.path) ?? true else {
            self.press = nil
            return
        }
        self.press?.isHighlighted = true
        press.cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: press.path)
    }

    func endPress(_ touch: UITouch) {
        guard press != nil else { return }
        if press?.isHighlighted == false { highlightPress() }
        guard let press else { return }
        self.press = nil
        let isInside = press.cell.bounds.contains(touch.location(in: press.cell))
        let willBeSelected = isInside && cells[press.path] === press.cell
        press.cell.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: press.path)
        guard willBeSelected else { return }
        tap(press.path)
        if !isEditing, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: press.path) {
            delegate.tableView(self, performPrimaryActionForRowAt: press.path)
        }
    }

    func cancelPress() {
        guard let press else { return }
        self.press = nil
        guard press.isHighlighted else { return }
        press.cell.setHighlighted(false, animated: true)
        delegate?.tableView(self, didUnhighlightRowAt: press.path)
    }

    /// The effect of a tap on a row.
    func tap(_ path: IndexPath) {
        if selectsSeveral, selection.contains(path) {
            guard let path = willDeselect(path) else { return }
            setSelected(false, at: path, animated: false)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let delegate else {
            selectAlone(path)
            cells[path]?.selectionSegue?()
            return
        }
        guard let path = delegate.tableView(self, willSelectRowAt: path), metrics.contains(path) else { return }
        selectAlone(path)
        delegate.tableView(self, didSelectRowAt: path)
        cells[path]?.selectionSegue?()
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    private func selectAlone(_ path: IndexPath) {
        if !selectsSeveral {
            for old in selectionOrder where old != path {
                guard let old = willDeselect(old) else { continue }
                setSelected(false, at: old, animated: false)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        setSelected(true, at: path, animated: false)
    }

    private func willDeselect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: path)
    }

    // MARK: By program

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        layOutRowsIfNeeded()
        if !selectsSeveral || path == nil {
            for old in selectionOrder where old != path { setSelected(false, at: old, animated: animated) }
        }
        guard let path else { return }
        guard metrics.contains(path) else { return }
        setSelected(true, at: path, animated: animated)
        if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
        guard selection.contains(path) != selected else { return }
        if selected {
            selection.insert(path)
            selectionOrder.append(path)
        } else {
            selection.remove(path)
            selectionOrder.removeAll { $0 == path }
        }
        if let cell = cells[path], cell.isSelected != selected { cell.setSelected(selected, animated: animated) }
    }

    func keepOneSelection() {
        for path in selectionOrder.dropFirst() { setSelected(false, at: path, animated: false) }
    }
}
