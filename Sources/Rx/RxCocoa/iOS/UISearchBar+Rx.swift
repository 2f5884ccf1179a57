import Foundation

extension Reactive where Base: UISearchBar {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UISearchBar, any UISearchBarDelegate> {
        RxSearchBarDelegateProxy.proxy(for: base)
    }

    /// Sets the delegate that the proxy passes on to, until what is returned is disposed.
    @preconcurrency @MainActor
    public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
        RxSearchBarDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// The text.
    @preconcurrency @MainActor
    public var text: ControlProperty<String?> { value }

    /// The text.
    @preconcurrency @MainActor
    public var value: ControlProperty<String?> {
        let changes = Observable.merge(
            delegate.methodInvoked("searchBar:textDidChange:"), delegate.methodInvoked("searchBarTextDidEndEditing:"))
        let values = Observable<String?>.deferred { [weak base] in
            guard let base else { return .empty() }
            return changes.compactMap { [weak base] _ in base.map { $0.text ?? "" } }.startWith(base.text)
        }
        return ControlProperty(values: values, valueSink: Binder(base) { if $0.text != $1 { $0.text = $1 } })
    }

    /// The index of the selected scope.
    @preconcurrency @MainActor
    public var selectedScopeButtonIndex: ControlProperty<Int> {
        let changes = delegate.methodInvoked("searchBar:selectedScopeButtonIndexDidChange:")
        let values = Observable<Int>.deferred { [weak base] in
            guard let base else { return .empty() }
            return changes.map { try cast(Int.self, $0[1]) }.startWith(base.selectedScopeButtonIndex)
        }
        return ControlProperty(values: values, valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
    }

    /// Taps on the cancel button.
    @preconcurrency @MainActor
    public var cancelButtonClicked: ControlEvent<Void> { event("searchBarCancelButtonClicked:") }

    /// Taps on the bookmark button.
    @preconcurrency @MainActor
    public var bookmarkButtonClicked: ControlEvent<Void> { event("searchBarBookmarkButtonClicked:") }

    /// Taps on the button of recent results.
    @preconcurrency @MainActor
    public var resultsListButtonClicked: ControlEvent<Void> { event("searchBarResultsListButtonClicked:") }

    /// Presses of Return.
    @preconcurrency @MainActor
    public var searchButtonClicked: ControlEvent<Void> { event("searchBarSearchButtonClicked:") }

    /// Editing has begun.
    @preconcurrency @MainActor
    public var textDidBeginEditing: ControlEvent<Void> { event("searchBarTextDidBeginEditing:") }

    /// Editing has ended.
    @preconcurrency @MainActor
    public var textDidEndEditing: ControlEvent<Void> { event("searchBarTextDidEndEditing:") }

    @MainActor
    private func event(_ selector: Selector) -> ControlEvent<Void> {
        ControlEvent(events: delegate.methodInvoked(selector).map { _ in })
    }
}

extension Reactive where Base: UISearchController {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UISearchController, any UISearchControllerDelegate> {
        RxSearchControllerDelegateProxy.proxy(for: base)
    }

    /// The search has ended.
    @preconcurrency @MainActor
    public var didDismiss: Observable<Void> { event("didDismissSearchController:") }

    /// The search has begun.
    @preconcurrency @MainActor
    public var didPresent: Observable<Void> { event("didPresentSearchController:") }

    /// The search is about to be presented.
    @preconcurrency @MainActor
    public var present: Observable<Void> { event("presentSearchController:") }

    /// The search is about to end.
    @preconcurrency @MainActor
    public var willDismiss: Observable<Void> { event("willDismissSearchController:") }

    /// The search is about to begin.
    @preconcurrency @MainActor
    public var willPresent: Observable<Void> { event("willPresentSearchController:") }

    @MainActor
    private func event(_ selector: Selector) -> Observable<Void> { delegate.methodInvoked(selector).map { _ in } }
}
