private func mustBeMain() {
    MainScheduler.ensureRunningOnMainThread(
        errorMessage: "`drive*` family of methods can be only called from `MainThread`.\n"
            + "Build the chain on any thread, but subscribe on the main one.")
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Sends the values to observers, on the main thread.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        mustBeMain()
        return asSharedSequence().asObservable().subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends the values to observers of optionals, on the main thread.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        mustBeMain()
        return asSharedSequence().asObservable().map { $0 as Element? }.subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }

    /// Sends the values to relays, on the main thread.
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays of optionals, on the main thread.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays, on the main thread.
    public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays, on the main thread.
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Sends the values to relays of optionals, on the main thread.
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        drive(onNext: { value in relays.forEach { $0.accept(value) } })
    }

    /// Hands the sequence to a function that binds it, on the main thread.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        mustBeMain()
        return transformation(asObservable())
    }

    /// Hands the sequence and an argument to a function that binds it, on the main thread.
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        mustBeMain()
        return with(asObservable())(curriedArgument)
    }

    /// Calls closures with an object, which is not retained, on the main thread.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        mustBeMain()
        return asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures with the events, on the main thread.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        mustBeMain()
        return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes for the sequence's own effects, on the main thread.
    public func drive() -> any Disposable { drive(onNext: nil, onCompleted: nil, onDisposed: nil) }
}
