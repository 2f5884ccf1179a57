extension Reactive where Base: UIControl {
    /// The moments of control events.
    @preconcurrency @MainActor
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
        ControlEvent(events: events(of: controlEvents).take(until: deallocated))
    }

    /// A property that the user changes by control events.
    ///
    /// - Parameters:
    ///   - editingEvents: When it has changed.
    ///   - getter: Reads it.
    ///   - setter: Sets it.
    @preconcurrency @MainActor
    public func controlProperty<T>(
        editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
    ) -> ControlProperty<T> {
        let changes = events(of: editingEvents)
        let values = Observable<T>.deferred { [weak base = self.base] in
            guard let first = base else { return .empty() }
            return changes.compactMap { [weak base] in base.map(getter) }.startWith(getter(first))
        }
        return ControlProperty(values: values.take(until: deallocated), valueSink: Binder(base, binding: setter))
    }

    @MainActor
    private func events(of controlEvents: UIControl.Event) -> Observable<Void> {
        Observable.create { [weak base = self.base] observer in
            guard let control = base else {
                observer.onCompleted()
                return Disposables.create()
            }
            let action = UIAction { _ in observer.onNext(()) }
            control.addAction(action, for: controlEvents)
            return disposeOnMain { [weak control] in control?.removeAction(action, for: controlEvents) }
        }
    }
}

/// A disposable of the main thread, which may be disposed on any.
func disposeOnMain(_ work: @escaping @MainActor () -> Void) -> any Disposable {
    Disposables.create { MainQueue.perform(work) }
}
