extension UICollectionView: SpanSelectable {
    func spanPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func spanCount(in section: Int) -> Int { numberOfItems(inSection: section) }

    func spanMayBegin(at path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func spanDidBegin(at path: IndexPath) {
        isEditing = true
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func spanDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    func spanSelect(_ selected: Bool, at path: IndexPath) {
        guard selection.contains(path) != selected else { return }
        if selected {
            guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
            setSelected(true, at: path)
            delegate?.collectionView(self, didSelectItemAt: path)
        } else {
            setSelected(false, at: path)
            delegate?.collectionView(self, didDeselectItemAt: path)
        }
    }
}
