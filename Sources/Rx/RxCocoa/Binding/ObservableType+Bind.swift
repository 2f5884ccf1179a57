extension ObservableType {
    /// Sends the events to observers.
    ///
    /// - Returns: What ends the subscription.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends the events to observers of optionals.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        map { $0 as Element? }.subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Hands the sequence to a function that binds it.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Hands the sequence and an argument to a function that binds it.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls a closure with an object, which is not retained, and each value. An error stops debug builds.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] in if let object { onNext(object, $0) } }, onError: reportBindingError)
    }

    /// Calls a closure with each value. An error stops debug builds.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext, onError: reportBindingError)
    }
}

extension InfallibleType {
    /// Sends the events to observers.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends the events to observers of optionals.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().map { $0 as Element? }.subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Hands the sequence to a function that binds it.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Hands the sequence and an argument to a function that binds it.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls a closure with each value.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

    /// Sends the values to relays.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays of optionals.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays of optionals.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays of optionals.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { value in relays.forEach { $0.accept(value) } })
    }
}
