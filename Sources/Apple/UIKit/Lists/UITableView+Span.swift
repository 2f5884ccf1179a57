extension UITableView: SpanSelectable {
    func spanPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func spanCount(in section: Int) -> Int { numberOfRows(inSection: section) }

    func spanMayBegin(at path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func spanDidBegin(at path: IndexPath) {
        if !isEditing { setEditing(true, animated: true) }
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func spanDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    func spanSelect(_ selected: Bool, at path: IndexPath) {
        guard selection.contains(path) != selected else { return }
        if !selected || (delegate?.tableView(self, shouldHighlightRowAt: path) ?? true) { tap(path) }
    }
}
