/// A data source that shows snapshots and animates from one to the next.
///
/// The table does not keep it; the app does.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// The sections and items of the table at one moment.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Makes the cell of an item. A nil cell stops the app.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    /// How rows come and go when a snapshot is applied with animation. `.automatic` by default.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot() {
        didSet { delivery.isShown(current) }
    }
    private nonisolated let delivery = SnapshotDelivery(Snapshot())

    /// Becomes the data source of a table, which it does not keep alive.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns a copy of the snapshot that was applied last.
    nonisolated open func snapshot() -> Snapshot { delivery.latest }

    /// Shows a snapshot: the table gets the difference as one batch of updates, or a reload without animation. Call
    /// it on the main thread, or always on the same other queue. `completion` runs on the main thread when the table has
    /// settled.
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
        guard let tableView else {
            current = new
            completion?()
            return
        }
        let difference = SnapshotDifference(from: current, to: snapshot)
        let reloads = snapshot.reloadedItemIdentifiers.compactMap { current.path(of: $0) }
        let reloadedSections = IndexSet(
            snapshot.reloadedSectionIdentifiers.compactMap { current.indexOfSection($0) })
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { new.path(of: $0) }
        guard tableView.window != nil, !current.sectionIdentifiers.isEmpty else {
            current = new
            tableView.reloadData()
            completion?()
            return
        }
        let animation: UITableView.RowAnimation = animatingDifferences ? defaultRowAnimation : .none
        let change = {
            tableView.performBatchUpdates {
                self.current = new
                tableView.deleteSections(difference.deletedSections, with: animation)
                tableView.insertSections(difference.insertedSections, with: animation)
                for move in difference.movedSections { tableView.moveSection(move.from, toSection: move.to) }
                tableView.deleteRows(at: difference.deleted, with: animation)
                tableView.insertRows(at: difference.inserted, with: animation)
                for move in difference.moved { tableView.moveRow(at: move.from, to: move.to) }
                let gone = Set(difference.deleted + difference.moved.map(\.from))
                tableView.reloadRows(
                    at: reloads.filter { !gone.contains($0) && !difference.deletedSections.contains($0.section) },
                    with: animation)
                tableView.reloadSections(reloadedSections.subtracting(difference.deletedSections), with: animation)
            } completion: { _ in
                completion?()
            }
            if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Replaces everything without working out a difference.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        var shown = snapshot
        shown.forgetReloads()
        nonisolated(unsafe) let (new, completion) = (shown, completion)
        delivery.deliver(shown) {
            self.current = new
            self.tableView?.reloadData()
            completion?()
        }
    }

    // MARK: Looking up

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

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            fatalError("UITableViewDiffableDataSource cell provider returned nil for index path: \(indexPath)")
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
