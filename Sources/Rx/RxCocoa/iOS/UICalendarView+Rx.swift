import Foundation

extension Reactive where Base: UICalendarView {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UICalendarView, any UICalendarViewDelegate> {
        RxCalendarViewDelegateProxy.proxy(for: base)
    }

    /// Sets the delegate that the proxy passes on to, until what is returned is disposed.
    @preconcurrency @MainActor
    public func setDelegate(_ delegate: any UICalendarViewDelegate) -> any Disposable {
        RxCalendarViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// The era, year and month that are shown.
    @preconcurrency @MainActor
    public var visibleDateComponents: ControlProperty<DateComponents> {
        let changes = delegate.methodInvoked("calendarView:didChangeVisibleDateComponentsFrom:")
        let values = Observable<DateComponents>.deferred { [weak base] in
            guard let base else { return .empty() }
            return changes.compactMap { [weak base] _ in base?.visibleDateComponents }
                .startWith(base.visibleDateComponents)
        }
        return ControlProperty(values: values, valueSink: Binder(base) { $0.visibleDateComponents = $1 })
    }
}

extension Reactive where Base: UICalendarSelectionSingleDate {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UICalendarSelectionSingleDate, any UICalendarSelectionSingleDateDelegate> {
        RxCalendarSelectionSingleDateDelegateProxy.proxy(for: base)
    }

    /// The selected day; nil for none. It sends what a person selects.
    @preconcurrency @MainActor
    public var selectedDate: ControlProperty<DateComponents?> {
        let changes = delegate.methodInvoked("dateSelection:didSelectDate:")
        let values = Observable<DateComponents?>.deferred { [weak base] in
            guard let base else { return .empty() }
            return changes.compactMap { [weak base] _ in base.map { $0.selectedDate } }.startWith(base.selectedDate)
        }
        return ControlProperty(values: values, valueSink: Binder(base) { $0.selectedDate = $1 })
    }
}

extension Reactive where Base: UICalendarSelectionMultiDate {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UICalendarSelectionMultiDate, any UICalendarSelectionMultiDateDelegate> {
        RxCalendarSelectionMultiDateDelegateProxy.proxy(for: base)
    }

    /// The selected days. It sends them after each change that a person makes.
    @preconcurrency @MainActor
    public var selectedDates: ControlProperty<[DateComponents]> {
        let changes = Observable.merge(
            delegate.methodInvoked("multiDateSelection:didSelectDate:"),
            delegate.methodInvoked("multiDateSelection:didDeselectDate:"))
        let values = Observable<[DateComponents]>.deferred { [weak base] in
            guard let base else { return .empty() }
            return changes.compactMap { [weak base] _ in base?.selectedDates }.startWith(base.selectedDates)
        }
        return ControlProperty(values: values, valueSink: Binder(base) { $0.selectedDates = $1 })
    }
}
