/// Two fingers that are dragged over the items of a collection view and select them.
@MainActor
final class SpanSelection: NSObject, UIGestureRecognizerDelegate {
    private unowned let collection: UICollectionView
    private let recognizer = UIPanGestureRecognizer()
    private var first: IndexPath?
    private var swept: Set<IndexPath> = []

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
        recognizer.minimumNumberOfTouches = 2
        recognizer.delegate = self
        recognizer.onChange { [weak self] in self?.didChange($0) }
        collection.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let path = collection.indexPathForItem(at: gestureRecognizer.location(in: collection)) else {
            return false
        }
        return collection.delegate?.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: path)
            ?? false
    }

    private func didChange(_ recognizer: UIGestureRecognizer) {
        let path = collection.indexPathForItem(at: recognizer.location(in: collection))
        switch recognizer.state {
        case .began:
            guard let path else { return }
            first = path
            collection.isEditing = true
            collection.delegate?.collectionView(collection, didBeginMultipleSelectionInteractionAt: path)
            sweep(to: path)
        case .changed: if let path { sweep(to: path) }
        case .ended, .cancelled, .failed:
            guard first != nil else { return }
            first = nil
            swept = []
            collection.delegate?.collectionViewDidEndMultipleSelectionInteraction(collection)
        default: break
        }
    }

    /// Selects the items from the first one to `path`; those that are no longer between go back.
    private func sweep(to path: IndexPath) {
        guard let first, collection.selectsSeveral else { return }
        let range = min(first, path)...max(first, path)
        let between = Set(
            (range.lowerBound.section...range.upperBound.section).flatMap { section in
                (0..<collection.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
            }
        ).filter(range.contains)
        for path in between.subtracting(swept).sorted() where !collection.selection.contains(path) {
            guard collection.delegate?.collectionView(collection, shouldSelectItemAt: path) ?? true else { continue }
            collection.setSelected(true, at: path)
            collection.delegate?.collectionView(collection, didSelectItemAt: path)
        }
        for path in swept.subtracting(between).sorted() where collection.selection.contains(path) {
            collection.setSelected(false, at: path)
            collection.delegate?.collectionView(collection, didDeselectItemAt: path)
        }
        swept = between
    }
}
