/// A data source that shows snapshots and animates from one to the next.
///
/// The collection view does not keep it; the app does.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, MovingDataSource, OutlineDataSource {
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

    /// What is asked and told when a person shows or hides the children of an item.
    public struct SectionSnapshotHandlers<Item> {
        /// Returns whether the children of an item may be shown. They may without it.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before the children of an item are shown.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether the children of an item may be hidden. They may without it.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before the children of an item are hidden.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is about to show them, given those that it has.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Creates handlers that let all children be shown and hidden.
        public init() {}
    }

    /// What is asked and told when a person shows or hides the children of an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot() {
        didSet { delivery.isShown(current) }
    }
    private nonisolated let delivery = SnapshotDelivery(Snapshot())
    /// The trees of sections that were given as such.
    private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Becomes the data source of a collection view, which it does not keep alive.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Returns a copy of the snapshot that was applied last.
    nonisolated open func snapshot() -> Snapshot { delivery.latest }

    /// Shows a snapshot: the collection view gets the difference as one batch of updates, or a reload without
    /// animation. Call it on the main thread, or always on the same other queue. `completion` runs on the main thread when
    /// the items have settled.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var shown = snapshot
        shown.forgetReloads()
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        delivery.deliver(shown) {
            self.show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    private func show(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
        var new = snapshot
        new.forgetReloads()
        for (section, tree) in trees {
            trees[section] =
                new.indexOfSection(section) == nil ? nil : tree.following(new.itemIdentifiers(inSection: section))
        }
        guard let collectionView, collectionView.window != nil, !current.sectionIdentifiers.isEmpty else {
            current = new
            collectionView?.reloadData()
            completion?()
            return
        }
        let difference = SnapshotDifference(from: current, to: snapshot)
        let reloads = Set(snapshot.reloadedItemIdentifiers.compactMap { current.path(of: $0) })
        let kept = snapshot.reconfiguredItemIdentifiers.filter { current.path(of: $0) != nil }
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
            collectionView.reconfigureItems(at: kept.compactMap { new.path(of: $0) })
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows a snapshot by reloading everything.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        var shown = snapshot
        shown.forgetReloads()
        nonisolated(unsafe) let (new, completion) = (shown, completion)
        delivery.deliver(shown) {
            self.current = new
            self.trees = [:]
            self.collectionView?.reloadData()
            completion?()
        }
    }

    // MARK: Sections with children

    /// Shows the items of a section; those whose parents are expanded are there. The section is added if need be.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var new = current
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        let visible = snapshot.visibleItems
        if new.itemIdentifiers(inSection: section) != visible {
            new.deleteItems(new.itemIdentifiers(inSection: section))
            new.appendItems(visible, toSection: section)
        }
        trees[section] = snapshot
        apply(new, animatingDifferences: animatingDifferences, completion: completion)
        collectionView?.updateListCells()
    }

    /// Returns the items of a section with their children, whether shown or not.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        return NSDiffableDataSourceSectionSnapshot(
            flat: current.indexOfSection(section) == nil ? [] : current.itemIdentifiers(inSection: section))
    }

    func outline(ofItemAt path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let item = current.item(at: path), let section = current.sectionIdentifier(containingItem: item),
            let tree = trees[section], tree.contains(item)
        else { return nil }
        return (tree.level(of: item), tree.isExpanded(item))
    }

    func toggleChildren(ofItemAt path: IndexPath) {
        guard let item = current.item(at: path), let section = current.sectionIdentifier(containingItem: item),
            var tree = trees[section]
        else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: children)
            }
            tree.expand([item])
        }
        apply(tree, to: section)
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
        for (section, tree) in trees { trees[section] = tree.following(new.itemIdentifiers(inSection: section)) }
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
