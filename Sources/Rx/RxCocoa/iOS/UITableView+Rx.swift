import Foundation

extension Reactive where Base: UITableView {
    /// Binds a sequence of arrays to the rows, which a closure makes.
    @preconcurrency @MainActor
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> any Disposable
    where Source.Element == Sequence {
        { cellFactory in
            let dataSource = TableArrayDataSource<Sequence>(cellFactory)
            return self.items(dataSource: dataSource)(source)
        }
    }

    /// Binds a sequence of arrays to the rows, cells of a type that a closure fills.
    @preconcurrency @MainActor
    public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence {
        { source in
            { configureCell in
                let dataSource = TableArrayDataSource<Sequence> { tableView, row, item in
                    let cell =
                        tableView.dequeueReusableCell(
                            withIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0)) as! Cell
                    configureCell(row, item, cell)
                    return cell
                }
                return self.items(dataSource: dataSource)(source)
            }
        }
    }

    /// Binds a sequence to a data source of one's own.
    @preconcurrency @MainActor
    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            // A delegate that is set before the proxy is would be replaced by it.
            _ = self.delegate
            return source.bindProxy(of: self.base, RxTableViewDataSourceProxy.self, to: dataSource) {
                [weak tableView = self.base as UITableView] event in
                if let tableView { dataSource.tableView(tableView, observedEvent: event) }
            }
        }
    }

    /// The proxy of the data source.
    @preconcurrency @MainActor
    public var dataSource: DelegateProxy<UITableView, any UITableViewDataSource> {
        RxTableViewDataSourceProxy.proxy(for: base)
    }

    /// Sets the data source that the proxy passes on to, until what is returned is disposed.
    @preconcurrency @MainActor
    public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
        RxTableViewDataSourceProxy.installForwardDelegate(dataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// Rows that the user selects.
    @preconcurrency @MainActor
    public var itemSelected: ControlEvent<IndexPath> { rows(delegate, "tableView:didSelectRowAtIndexPath:") }

    /// Rows that the user deselects.
    @preconcurrency @MainActor
    public var itemDeselected: ControlEvent<IndexPath> { rows(delegate, "tableView:didDeselectRowAtIndexPath:") }

    /// Rows that the user presses.
    @preconcurrency @MainActor
    public var itemHighlighted: ControlEvent<IndexPath> { rows(delegate, "tableView:didHighlightRowAtIndexPath:") }

    /// Rows that the user lets go.
    @preconcurrency @MainActor
    public var itemUnhighlighted: ControlEvent<IndexPath> {
        rows(delegate, "tableView:didUnhighlightRowAtIndexPath:")
    }

    /// Rows whose accessory the user taps.
    @preconcurrency @MainActor
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
        rows(delegate, "tableView:accessoryButtonTappedForRowWithIndexPath:")
    }

    /// Rows that the user inserts.
    @preconcurrency @MainActor
    public var itemInserted: ControlEvent<IndexPath> { edits(.insert) }

    /// Rows that the user deletes.
    @preconcurrency @MainActor
    public var itemDeleted: ControlEvent<IndexPath> { edits(.delete) }

    /// Rows that the user moves.
    @preconcurrency @MainActor
    public var itemMoved: ControlEvent<ItemMovedEvent> {
        ControlEvent(
            events: dataSource.methodInvoked("tableView:moveRowAtIndexPath:toIndexPath:").map {
                (sourceIndex: try cast(IndexPath.self, $0[1]), destinationIndex: try cast(IndexPath.self, $0[2]))
            })
    }

    /// Cells that are about to be shown.
    @preconcurrency @MainActor
    public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
        ControlEvent(
            events: delegate.methodInvoked("tableView:willDisplayCell:forRowAtIndexPath:").map {
                (cell: try cast(UITableViewCell.self, $0[1]), indexPath: try cast(IndexPath.self, $0[2]))
            })
    }

    /// Cells that are no longer shown.
    @preconcurrency @MainActor
    public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
        ControlEvent(
            events: delegate.methodInvoked("tableView:didEndDisplayingCell:forRowAtIndexPath:").map {
                (cell: try cast(UITableViewCell.self, $0[1]), indexPath: try cast(IndexPath.self, $0[2]))
            })
    }

    /// The models of rows that the user selects.
    @preconcurrency @MainActor
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

    /// The models of rows that the user deselects.
    @preconcurrency @MainActor
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

    /// The models of rows that the user deletes.
    @preconcurrency @MainActor
    public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeleted) }

    /// The model of a row.
    ///
    /// - Throws: When the data source knows none.
    @preconcurrency @MainActor
    public func model<T>(at indexPath: IndexPath) throws -> T {
        guard let source = dataSource.forwardToDelegate() as? any SectionedViewDataSourceType else {
            throw RxCocoaError.itemsNotYetBound(object: base)
        }
        return try cast(T.self, try source.model(at: indexPath))
    }

    @MainActor
    private func models<T>(_ rows: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(
            events: rows.flatMap { [weak view = base as UITableView] indexPath -> Observable<T> in
                guard let view else { return .empty() }
                return .just(try view.rx.model(at: indexPath))
            })
    }

    @MainActor
    private func rows(
        _ proxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>, _ selector: Selector
    ) -> ControlEvent<IndexPath> {
        ControlEvent(events: proxy.methodInvoked(selector).map { try cast(IndexPath.self, $0[1]) })
    }

    @MainActor
    private func edits(_ style: UITableViewCell.EditingStyle) -> ControlEvent<IndexPath> {
        ControlEvent(
            events: dataSource.methodInvoked("tableView:commitEditingStyle:forRowAtIndexPath:")
                .filter { $0[1] as? UITableViewCell.EditingStyle == style }
                .map { try cast(IndexPath.self, $0[2]) })
    }
}

/// A row that was moved.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)
/// A cell that is about to be shown.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
/// A cell that is no longer shown.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
