extension UICollectionView {
    private enum Reconfigured: RareValue { static var usual: UICollectionViewCell? { nil } }

    /// The cell that the data source is to configure again, instead of being given another.
    private var reconfigured: UICollectionViewCell? {
        get { rare.isEmpty ? nil : rare[Reconfigured.self] }
        set { rare[Reconfigured.self] = newValue }
    }

    /// Has the data source configure the cells in sight of some items again, without replacing them. It must dequeue as
    /// for a new cell: it gets the one that is there, whose size may change.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        noteTold(self, "reconfigureItems(\(indexPaths.count))")
        layOutItemsIfNeeded()
        for path in indexPaths {
            guard let cell = cells[path], let dataSource else { continue }
            reconfigured = cell
            let result = dataSource.collectionView(self, cellForItemAt: dataPath(path))
            reconfigured = nil
            guard result === cell else {
                fatalError(
                    "reconfigureItems(at:): the data source must return the existing cell, dequeued for \(path)")
            }
            if let attributes = cell.shownAttributes, !measure(cell, for: attributes) {
                collectionViewLayout.isPrepared = false
                setNeedsLayout()
            }
        }
    }

    /// The cell that is there, if the data source is asked to configure it again.
    func cellToConfigureAgain(_ identifier: String) -> UICollectionViewCell? {
        guard let cell = reconfigured, cell.reuseIdentifier == identifier else { return nil }
        reconfigured = nil
        return cell
    }

    /// Returns the places of the views of a kind that are on screen.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplementary.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }
}
