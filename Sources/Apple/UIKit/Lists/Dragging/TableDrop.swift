/// A drop on a table.
@MainActor
final class TableDrop: UITableViewDropCoordinator {
    @MainActor
    private final class Item: UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ dragItem: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
            (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
        }
    }

    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private weak var table: UITableView?

    init(
        _ session: any UIDropSession, _ proposal: UITableViewDropProposal, to destination: IndexPath?,
        from source: (UIDragItem) -> IndexPath?, size: (IndexPath) -> CGSize, in table: UITableView
    ) {
        (self.session, self.proposal, destinationIndexPath) = (session, proposal, destination)
        self.table = table
        items = session.items.map { item in
            let path = source(item)
            return Item(item, path, path.map(size) ?? .zero)
        }
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        DropAnimation()
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        DropPlaceholder(dragItem, at: placeholder.insertionIndexPath) { [weak table] path in
            table?.insertRows(at: [path], with: .automatic)
        }
    }
}
