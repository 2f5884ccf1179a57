import Foundation

extension Reactive where Base: UIPickerView {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UIPickerView, any UIPickerViewDelegate> {
        RxPickerViewDelegateProxy.proxy(for: base)
    }

    /// The proxy of the data source.
    @preconcurrency @MainActor
    public var dataSource: DelegateProxy<UIPickerView, any UIPickerViewDataSource> {
        RxPickerViewDataSourceProxy.proxy(for: base)
    }

    /// Sets the delegate that the proxy passes on to, until what is returned is disposed.
    @preconcurrency @MainActor
    public func setDelegate(_ delegate: any UIPickerViewDelegate) -> any Disposable {
        RxPickerViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// Rows that the user selects.
    @preconcurrency @MainActor
    public var itemSelected: ControlEvent<(row: Int, component: Int)> {
        ControlEvent(
            events: delegate.methodInvoked("pickerView:didSelectRow:inComponent:").map {
                (row: try cast(Int.self, $0[1]), component: try cast(Int.self, $0[2]))
            })
    }

    /// The models of the selected rows, one a component.
    @preconcurrency @MainActor
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> {
        ControlEvent(
            events: itemSelected.flatMap { [weak view = base as UIPickerView] _, component -> Observable<[T]> in
                guard let view else { return .empty() }
                return .just(
                    try (0..<view.numberOfComponents).map {
                        try view.rx.model(at: IndexPath(row: view.selectedRow(inComponent: $0), section: $0))
                    })
            })
    }

    /// Binds a sequence of arrays to the titles of the rows.
    @preconcurrency @MainActor
    public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
    where Source.Element == Sequence {
        { title in self.items(adapter: PickerTitleAdapter<Sequence>(title))(source) }
    }

    /// Binds a sequence of arrays to the attributed titles of the rows.
    @preconcurrency @MainActor
    public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ attributedTitleForRow: @escaping (Int, Sequence.Element) -> NSAttributedString?) -> any Disposable
    where Source.Element == Sequence {
        { title in self.items(adapter: PickerAttributedTitleAdapter<Sequence>(title))(source) }
    }

    /// Binds a sequence of arrays to the views of the rows.
    @preconcurrency @MainActor
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> any Disposable
    where Source.Element == Sequence {
        { makeView in self.items(adapter: PickerViewAdapter<Sequence>(makeView))(source) }
    }

    /// Binds a sequence to an adapter of one's own.
    @preconcurrency @MainActor
    public func items<
        Source: ObservableType, Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
    >(
        adapter: Adapter
    ) -> (_ source: Source) -> any Disposable where Source.Element == Adapter.Element {
        { source in
            let delegate = self.setDelegate(adapter)
            let bound = source.bindProxy(of: self.base, RxPickerViewDataSourceProxy.self, to: adapter) {
                [weak view = self.base as UIPickerView] event in
                if let view { adapter.pickerView(view, observedEvent: event) }
            }
            return Disposables.create(bound, delegate)
        }
    }

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
}
