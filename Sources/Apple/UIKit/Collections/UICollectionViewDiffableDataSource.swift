/// A data source that shows snapshots and animates from one to the next.
///
/// The collection view does not keep it; the app does.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, MovingDataSource {
    /// The sections and items of the collection view at one moment.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Makes the cell of an item. A nil cell stops the app.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a header, footer or the like.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    /// Makes headers, footers and the like; nil where there are none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What is asked and told when a person moves an item.
    public struct ReorderingHandlers {
        /// Returns whether an item may be moved; none may without it.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is moved.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when an item was moved, so that the app takes the new order over.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that let no item be moved.
        public init() {}
    }

    /// What is asked and told when a person moves an item.
    open var reorderingHandlers = ReorderingHandlers()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Becomes the data source of a collection view, which it does not keep alive.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Returns a copy of what the collection view shows.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot: the collection view gets the difference as one batch of updates, or a reload without
    /// animation. `completion` runs on the main thread when the items have settled.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        var new = snapshot
        new.forgetReloads()
        guard let collectionView, collectionView.window != nil, !current.sectionIdentifiers.isEmpty else {
            current = new
            collectionView?.reloadData()
            completion?()
            return
        }
        let difference = SnapshotDifference(from: current, to: snapshot)
        let again = snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
        let reloads = Set(again.compactMap { current.path(of: $0) })
        let reloadedSections = IndexSet(snapshot.reloadedSectionIdentifiers.compactMap { current.indexOfSection($0) })
        let change = {
            collectionView.performBatchUpdates {
                self.current = new
                collectionView.deleteSections(difference.deletedSections)
                collectionView.insertSections(difference.insertedSections)
                for move in difference.movedSections { collectionView.moveSection(move.from, toSection: move.to) }
                collectionView.deleteItems(at: difference.deleted)
                collectionView.insertItems(at: difference.inserted)
                for move in difference.moved { collectionView.moveItem(at: move.from, to: move.to) }
                let gone = Set(difference.deleted + difference.moved.map(\.from))
                collectionView.reloadItems(
                    at: reloads.filter { !gone.contains($0) && !difference.deletedSections.contains($0.section) })
                collectionView.reloadSections(reloadedSections.subtracting(difference.deletedSections))
            } completion: { _ in
                completion?()
            }
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows a snapshot by reloading everything.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot
        current.forgetReloads()
        collectionView?.reloadData()
        completion?()
    }

    /// Returns the item at an index path, or nil.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the index path of an item, or nil.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// Returns the section at an index, or nil.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// Returns the index of a section, or nil.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError("UICollectionViewDiffableDataSource cell provider returned nil for index path: \(indexPath)")
        }
        return cell
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = current.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        var new = current
        new.moveItem(at: sourceIndexPath, to: destinationIndexPath)
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: new)
        reorderingHandlers.willReorder?(transaction)
        current = new
        reorderingHandlers.didReorder?(transaction)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError("UICollectionViewDiffableDataSource has no view for \(kind) at \(indexPath)")
        }
        return view
    }
}
