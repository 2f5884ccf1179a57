/// A drop on a collection.
@MainActor
final class CollectionDrop: UICollectionViewDropCoordinator {
    @MainActor
    private final class Item: UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ dragItem: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
            (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
        }
    }

    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private weak var collection: UICollectionView?

    init(
        _ session: any UIDropSession, _ proposal: UICollectionViewDropProposal, to destination: IndexPath?,
        from source: (UIDragItem) -> IndexPath?, size: (IndexPath) -> CGSize, in collection: UICollectionView
    ) {
        (self.session, self.proposal, destinationIndexPath) = (session, proposal, destination)
        self.collection = collection
        items = session.items.map { item in
            let path = source(item)
            return Item(item, path, path.map(size) ?? .zero)
        }
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        DropAnimation()
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        DropPlaceholder(dragItem, at: placeholder.insertionIndexPath) { [weak collection] path in
            collection?.insertItems(at: [path])
        }
    }
}
