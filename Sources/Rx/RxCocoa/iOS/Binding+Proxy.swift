import Foundation

extension ObservableType {
    /// Installs a data source, or a delegate, behind a proxy and hands it the sequence's events.
    @MainActor
    func bindProxy<Proxy: DelegateProxyType>(
        of object: Proxy.ParentObject, _ proxyType: Proxy.Type, to forward: Proxy.Delegate,
        _ handle: @escaping (Event<Element>) -> Void
    ) -> any Disposable where Proxy.ParentObject: UIView {
        let installed = Proxy.installForwardDelegate(forward, retainDelegate: true, onProxyForObject: object)
        // The state that the object still shows of the delegate before.
        if object.window != nil { object.layoutIfNeeded() }
        let subscription = asObservable()
            .observe(on: MainScheduler())
            .catch { error in
                reportBindingError(error)
                return .empty()
            }
            // Completion is not the end of a list.
            .concat(Observable.never())
            .take(until: object.rx.deallocated)
            .subscribe { event in
                handle(event)
                if event.isStopEvent { installed.dispose() }
            }
        let layout = disposeOnMain { [weak object] in if object?.window != nil { object?.layoutIfNeeded() } }
        return Disposables.create(subscription, layout, installed)
    }
}

/// An argument of a delegate's method.
func cast<Result>(_ type: Result.Type, _ value: Any) throws -> Result {
    guard let result = value as? Result else { throw RxCocoaError.castingError(object: value, targetType: type) }
    return result
}
