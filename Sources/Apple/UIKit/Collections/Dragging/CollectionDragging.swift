/// Lets the items of a collection be dragged, and things be dropped among them.
@MainActor
final class CollectionDragging: ListDragging {
    private weak var collection: UICollectionView?
    weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { update() } }
    weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { update() } }

    /// How far from an item a drag still is beside it, in points.
    private static let reach: CGFloat = 24

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init(collection)
    }

    // MARK: Of the collection

    override var hasDragDelegate: Bool { dragDelegate != nil }
    override var hasDropDelegate: Bool { dropDelegate != nil }

    override func path(at point: CGPoint) -> IndexPath? {
        guard let collection else { return nil }
        return collection.indexPathForItem(at: point) ?? nearest(to: point, collection)
    }

    /// The item beside a gap: of the line that the point is in, or near it.
    private func nearest(to point: CGPoint, _ collection: UICollectionView) -> IndexPath? {
        let isSideways = collection.contentSize.width > collection.bounds.width
        var best: (path: IndexPath, distance: CGFloat)?
        for (path, cell) in collection.cells {
            let frame = collection.visibleFrame(at: path) ?? cell.frame
            let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
            let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
            guard (isSideways ? x : y) == 0 || max(x, y) <= Self.reach else { continue }
            let distance = x * x + y * y
            if distance < best?.distance ?? .infinity { best = (path, distance) }
        }
        return best?.path
    }

    override func frame(at path: IndexPath) -> CGRect {
        collection?.visibleFrame(at: path) ?? .zero
    }

    override func cell(at path: IndexPath) -> (any DraggedCell)? { collection?.cellForItem(at: path) }
    override func count(in section: Int) -> Int { collection?.numberOfItems(inSection: section) ?? 0 }

    override func isInLine(_ path: IndexPath) -> Bool {
        guard let collection else { return false }
        let own = frame(at: path)
        for item in [path.item - 1, path.item + 1] where item >= 0 && item < count(in: path.section) {
            let other = frame(at: IndexPath(item: item, section: path.section))
            if min(own.maxY, other.maxY) - max(own.minY, other.minY) > min(own.height, other.height) / 2 { return true }
        }
        // An item alone in its line: below the others if it is as wide as they may be.
        return own.width < collection.bounds.width / 2
    }

    override func canMove(_ path: IndexPath) -> Bool { collection?.canMove(path) ?? false }

    override func target(of source: IndexPath, proposed: IndexPath) -> IndexPath {
        guard let collection, let delegate = collection.delegate else { return proposed }
        return delegate.collectionView(
            collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: source,
            toProposedIndexPath: proposed)
    }

    override func move(_ source: IndexPath, to target: IndexPath) {
        guard let collection else { return }
        collection.dataSource?.collectionView(collection, moveItemAt: source, to: target)
        collection.moveItem(at: source, to: target)
    }

    // MARK: Of the delegates

    override func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard let collection, let dragDelegate else { return [] }
        return dragDelegate.collectionView(collection, itemsForBeginning: session, at: path)
    }

    override func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        collection.flatMap { dragDelegate?.collectionView($0, dragPreviewParametersForItemAt: path) }
    }

    override func dragWillBegin(_ session: any UIDragSession) {
        if let collection { dragDelegate?.collectionView(collection, dragSessionWillBegin: session) }
    }

    override func dragDidEnd(_ session: any UIDragSession) {
        if let collection { dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }
    }

    override func allowsMoves(_ session: any UIDragSession) -> Bool {
        guard let collection, let dragDelegate else { return true }
        return dragDelegate.collectionView(collection, dragSessionAllowsMoveOperation: session)
    }

    override func canHandle(_ session: any UIDropSession) -> Bool {
        guard let collection, let dropDelegate else { return false }
        return dropDelegate.collectionView(collection, canHandle: session)
    }

    override func dropDidEnter(_ session: any UIDropSession) {
        if let collection { dropDelegate?.collectionView(collection, dropSessionDidEnter: session) }
    }

    override func dropDidExit(_ session: any UIDropSession) {
        if let collection { dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
    }

    override func dropDidEnd(_ session: any UIDropSession) {
        if let collection { dropDelegate?.collectionView(collection, dropSessionDidEnd: session) }
    }

    override func answer(to session: any UIDropSession) -> (UIDropProposal, Place) {
        let proposal =
            collection.flatMap {
                dropDelegate?.collectionView($0, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            } ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        switch proposal.intent {
        case .unspecified: return (proposal, .anywhere)
        case .insertAtDestinationIndexPath: return (proposal, .between)
        case .insertIntoDestinationIndexPath: return (proposal, .inside)
        }
    }

    override func perform(_ session: any UIDropSession) {
        guard let collection, let proposal = proposal as? UICollectionViewDropProposal else { return }
        let drop = CollectionDrop(
            session, proposal, to: destination, from: source, size: { self.frame(at: $0).size }, in: collection)
        dropDelegate?.collectionView(collection, performDropWith: drop)
    }
}

extension UICollectionViewCell: DraggedCell {}
