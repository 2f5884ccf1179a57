@available(*, deprecated, message: "Use BehaviorRelay instead.")
extension Variable {
    /// The variable as a driver.
    public func asDriver() -> Driver<Element> { asSharedSequence() }

    /// The variable as a shared sequence.
    public func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        strategy: SharingStrategy.Type = SharingStrategy.self
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().observe(on: SharingStrategy.scheduler))
    }
}

extension ObservableType {
    /// Sends the values to a variable. An error stops debug builds.
    @available(*, deprecated, message: "Bind to a BehaviorRelay instead.")
    public func bind(to variable: Variable<Element>) -> any Disposable {
        subscribe(onNext: { variable.value = $0 }, onError: reportBindingError)
    }

    /// Sends the values to a variable of optionals. An error stops debug builds.
    @available(*, deprecated, message: "Bind to a BehaviorRelay instead.")
    public func bind(to variable: Variable<Element?>) -> any Disposable {
        subscribe(onNext: { variable.value = $0 }, onError: reportBindingError)
    }

    /// The older name of `bind(to:)`.
    @available(*, deprecated, message: "Bind to a BehaviorRelay instead.")
    public func bindTo(_ variable: Variable<Element>) -> any Disposable { bind(to: variable) }

    /// The older name of `bind(to:)`.
    @available(*, deprecated, message: "Bind to a BehaviorRelay instead.")
    public func bindTo(_ variable: Variable<Element?>) -> any Disposable { bind(to: variable) }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Sends the values to a variable, on the main thread.
    @available(*, deprecated, message: "Drive a BehaviorRelay instead.")
    public func drive(_ variable: Variable<Element>) -> any Disposable { drive(onNext: { variable.value = $0 }) }

    /// Sends the values to a variable of optionals, on the main thread.
    @available(*, deprecated, message: "Drive a BehaviorRelay instead.")
    public func drive(_ variable: Variable<Element?>) -> any Disposable { drive(onNext: { variable.value = $0 }) }
}
