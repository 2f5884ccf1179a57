extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Sends the values to observers.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asSharedSequence().asObservable().subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends the values to observers of optionals.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asSharedSequence().asObservable().map { $0 as Element? }.subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }

    /// Sends the values to relays.
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays of optionals.
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays.
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays of optionals.
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays.
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays of optionals.
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        emit(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Calls closures with an object, which is not retained.
    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures with the events.
    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes for the sequence's own effects.
    public func emit() -> any Disposable { emit(onNext: nil, onCompleted: nil, onDisposed: nil) }
}
