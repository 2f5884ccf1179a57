#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    import UIKit

    /// The data source of a table that shows the values of a source.
    @MainActor
    final class TableBinding<Item, Cell: UITableViewCell>: NSObject, UITableViewDataSource, UITableViewDelegate {
        private let identifier = "Seam.\(Cell.self)"
        private let configure: (Cell, Item) -> Void
        private let select: ((Item) -> Void)?
        private let delete: ((Item) -> Void)?
        private let reach: ((Int) -> Void)?
        private let changes: ([Item], [Item]) -> ListChanges
        private var items: [Item] = []

        init(
            _ table: UITableView, _ changes: @escaping ([Item], [Item]) -> ListChanges,
            _ configure: @escaping (Cell, Item) -> Void, select: ((Item) -> Void)?, delete: ((Item) -> Void)?,
            reach: ((Int) -> Void)?
        ) {
            self.changes = changes
            self.configure = configure
            self.select = select
            self.delete = delete
            self.reach = reach
            super.init()
            table.register(Cell.self, forCellReuseIdentifier: identifier)
            table.dataSource = self
            if select != nil || reach != nil { table.delegate = self }
        }

        func show(_ new: [Item], in table: UITableView) {
            let changes = changes(items, new)
            let isShown = table.window != nil && !items.isEmpty
            guard isShown else {
                items = new
                return table.reloadData()
            }
            func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
            if changes.keepsOrder {
                items = new
            } else {
                table.performBatchUpdates {
                    self.items = new
                    table.deleteRows(at: changes.removals.map(path), with: .automatic)
                    table.insertRows(at: changes.insertions.map(path), with: .automatic)
                    for move in changes.moves { table.moveRow(at: path(move.from), to: path(move.to)) }
                }
            }
            // Rows that stay keep their cells: no picture flickers and no field loses the keyboard.
            for row in changes.updates {
                if let cell = table.cellForRow(at: path(row)) as? Cell { configure(cell, new[row]) }
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            if let cell = cell as? Cell { configure(cell, items[indexPath.row]) }
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { delete != nil }

        func tableView(
            _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            if style == .delete { delete?(items[indexPath.row]) }
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            select?(items[indexPath.row])
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            reach?(indexPath.row)
        }
    }

    @MainActor
    extension BindingSource {
        /// Shows a list in a table with cells of the usual class.
        public func bind<Item: Identifiable & Equatable>(
            to table: UITableView, select: ((Item) -> Void)? = nil, delete: ((Item) -> Void)? = nil,
            reach: ((Int) -> Void)? = nil, _ configure: @escaping (UITableViewCell, Item) -> Void
        ) -> BindingToken where Value == [Item] {
            bind(to: table, cell: UITableViewCell.self, select: select, delete: delete, reach: reach, configure)
        }

        /// Shows a list in a table, a cell for each element. What changes from one list to the next is animated, and cells
        /// of elements that stay are configured again if their contents are others.
        ///
        /// The token keeps the table's data source. With `select` or `reach` it keeps its delegate too.
        ///
        /// - Parameters:
        ///   - cell: The class of the cells.
        ///   - select: Called with the element whose row is touched.
        ///   - delete: Called with the element whose row is swiped away.
        ///   - reach: Called with the number of each row that comes on the screen, for ``Pager/loadNext(ifNear:distance:)``.
        ///   - configure: Fills a cell.
        public func bind<Item: Identifiable & Equatable, Cell: UITableViewCell>(
            to table: UITableView, cell: Cell.Type, select: ((Item) -> Void)? = nil,
            delete: ((Item) -> Void)? = nil, reach: ((Int) -> Void)? = nil,
            _ configure: @escaping (Cell, Item) -> Void
        ) -> BindingToken where Value == [Item] {
            let rows = TableBinding<Item, Cell>(
                table, { ListChanges(from: $0, to: $1) }, configure, select: select, delete: delete, reach: reach)
            return BindingToken {
                bind(to: table) { table, items in MainActor.assumeIsolated { rows.show(items, in: table) } }
                BindingToken.onEnd({ [weak table] in
                    MainThread.run {
                        MainActor.assumeIsolated {
                            if table?.dataSource === rows { table?.dataSource = nil }
                            if table?.delegate === rows { table?.delegate = nil }
                        }
                    }
                })
            }
        }
    }
#endif
