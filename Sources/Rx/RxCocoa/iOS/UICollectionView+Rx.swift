import Foundation

extension Reactive where Base: UICollectionView {
    /// A cell that is shown, or no longer.
    public typealias DisplayCollectionViewCellEvent = (cell: UICollectionViewCell, at: IndexPath)
    /// A header, a footer or the like that is shown, or no longer.
    public typealias DisplayCollectionViewSupplementaryViewEvent = (
        supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath
    )

    /// Binds a sequence of arrays to the items, whose cells a closure makes.
    @preconcurrency @MainActor
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> any Disposable
    where Source.Element == Sequence {
        { cellFactory in
            let dataSource = CollectionArrayDataSource<Sequence>(cellFactory)
            return self.items(dataSource: dataSource)(source)
        }
    }

    /// Binds a sequence of arrays to the items, cells of a type that a closure fills.
    @preconcurrency @MainActor
    public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence {
        { source in
            { configureCell in
                let dataSource = CollectionArrayDataSource<Sequence> { collectionView, row, item in
                    let cell =
                        collectionView.dequeueReusableCell(
                            withReuseIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0)) as! Cell
                    configureCell(row, item, cell)
                    return cell
                }
                return self.items(dataSource: dataSource)(source)
            }
        }
    }

    /// Binds a sequence to a data source of one's own.
    @preconcurrency @MainActor
    public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            _ = self.delegate
            return source.bindProxy(of: self.base, RxCollectionViewDataSourceProxy.self, to: dataSource) {
                [weak view = self.base as UICollectionView] event in
                if let view { dataSource.collectionView(view, observedEvent: event) }
            }
        }
    }

    /// The proxy of the data source.
    @preconcurrency @MainActor
    public var dataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSource> {
        RxCollectionViewDataSourceProxy.proxy(for: base)
    }

    /// Sets the data source that the proxy passes on to, until what is returned is disposed.
    @preconcurrency @MainActor
    public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
        RxCollectionViewDataSourceProxy.installForwardDelegate(
            dataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// Items that the user selects.
    @preconcurrency @MainActor
    public var itemSelected: ControlEvent<IndexPath> { items("collectionView:didSelectItemAtIndexPath:") }

    /// Items that the user deselects.
    @preconcurrency @MainActor
    public var itemDeselected: ControlEvent<IndexPath> { items("collectionView:didDeselectItemAtIndexPath:") }

    /// Items that the user presses.
    @preconcurrency @MainActor
    public var itemHighlighted: ControlEvent<IndexPath> { items("collectionView:didHighlightItemAtIndexPath:") }

    /// Items that the user lets go.
    @preconcurrency @MainActor
    public var itemUnhighlighted: ControlEvent<IndexPath> { items("collectionView:didUnhighlightItemAtIndexPath:") }

    /// Cells that are about to be shown.
    @preconcurrency @MainActor
    public var willDisplayCell: ControlEvent<DisplayCollectionViewCellEvent> {
        ControlEvent(
            events: delegate.methodInvoked("collectionView:willDisplayCell:forItemAtIndexPath:").map {
                (cell: try cast(UICollectionViewCell.self, $0[1]), at: try cast(IndexPath.self, $0[2]))
            })
    }

    /// Cells that are no longer shown.
    @preconcurrency @MainActor
    public var didEndDisplayingCell: ControlEvent<DisplayCollectionViewCellEvent> {
        ControlEvent(
            events: delegate.methodInvoked("collectionView:didEndDisplayingCell:forItemAtIndexPath:").map {
                (cell: try cast(UICollectionViewCell.self, $0[1]), at: try cast(IndexPath.self, $0[2]))
            })
    }

    /// Headers, footers and the like that are about to be shown.
    @preconcurrency @MainActor
    public var willDisplaySupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
        supplementaryViews("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:")
    }

    /// Headers, footers and the like that are no longer shown.
    @preconcurrency @MainActor
    public var didEndDisplayingSupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
        supplementaryViews("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:")
    }

    @MainActor
    private func supplementaryViews(
        _ selector: Selector
    ) -> ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
        ControlEvent(
            events: delegate.methodInvoked(selector).map {
                (
                    supplementaryView: try cast(UICollectionReusableView.self, $0[1]),
                    elementKind: try cast(String.self, $0[2]), at: try cast(IndexPath.self, $0[3])
                )
            })
    }

    /// The models of items that the user selects.
    @preconcurrency @MainActor
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

    /// The models of items that the user deselects.
    @preconcurrency @MainActor
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

    /// The model of an item.
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
    private func models<T>(_ items: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(
            events: items.flatMap { [weak view = base as UICollectionView] indexPath -> Observable<T> in
                guard let view else { return .empty() }
                return .just(try view.rx.model(at: indexPath))
            })
    }

    @MainActor
    private func items(_ selector: Selector) -> ControlEvent<IndexPath> {
        ControlEvent(events: delegate.methodInvoked(selector).map { try cast(IndexPath.self, $0[1]) })
    }
}
