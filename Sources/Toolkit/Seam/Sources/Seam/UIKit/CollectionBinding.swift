#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    import UIKit

    /// The data source of a collection view that shows the values of a source.
    @MainActor
    final class CollectionBinding<Item, Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        private let identifier = "Seam.\(Cell.self)"
        private let configure: (Cell, Item) -> Void
        private let select: ((Item) -> Void)?
        private let reach: ((Int) -> Void)?
        private let changes: ([Item], [Item]) -> ListChanges
        private var items: [Item] = []

        init(
            _ view: UICollectionView, _ changes: @escaping ([Item], [Item]) -> ListChanges,
            _ configure: @escaping (Cell, Item) -> Void, select: ((Item) -> Void)?, reach: ((Int) -> Void)?
        ) {
            self.changes = changes
            self.configure = configure
            self.select = select
            self.reach = reach
            super.init()
            view.register(Cell.self, forCellWithReuseIdentifier: identifier)
            view.dataSource = self
            if select != nil || reach != nil { view.delegate = self }
        }

        func show(_ new: [Item], in view: UICollectionView) {
            let changes = changes(items, new)
            let isShown = view.window != nil && !items.isEmpty
            guard isShown else {
                items = new
                return view.reloadData()
            }
            func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
            if changes.keepsOrder {
                items = new
            } else {
                view.performBatchUpdates {
                    self.items = new
                    view.deleteItems(at: changes.removals.map(path))
                    view.insertItems(at: changes.insertions.map(path))
                    for move in changes.moves { view.moveItem(at: path(move.from), to: path(move.to)) }
                }
            }
            for item in changes.updates {
                if let cell = view.cellForItem(at: path(item)) as? Cell { configure(cell, new[item]) }
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            if let cell = cell as? Cell { configure(cell, items[indexPath.item]) }
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            collectionView.deselectItem(at: indexPath, animated: true)
            select?(items[indexPath.item])
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            reach?(indexPath.item)
        }
    }

    @MainActor
    extension BindingSource {
        /// Shows a list in a collection view, a cell for each element, as ``bind(to:cell:select:delete:reach:_:)`` does in
        /// a table.
        public func bind<Item: Identifiable & Equatable, Cell: UICollectionViewCell>(
            to view: UICollectionView, cell: Cell.Type, select: ((Item) -> Void)? = nil, reach: ((Int) -> Void)? = nil,
            _ configure: @escaping (Cell, Item) -> Void
        ) -> BindingToken where Value == [Item] {
            let cells = CollectionBinding<Item, Cell>(
                view, { ListChanges(from: $0, to: $1) }, configure, select: select, reach: reach)
            return BindingToken {
                bind(to: view) { view, items in MainActor.assumeIsolated { cells.show(items, in: view) } }
                BindingToken.onEnd({ [weak view] in
                    MainThread.run {
                        MainActor.assumeIsolated {
                            if view?.dataSource === cells { view?.dataSource = nil }
                            if view?.delegate === cells { view?.delegate = nil }
                        }
                    }
                })
            }
        }
    }
#endif
