import RxSwift

extension ObservableType {
    /// Sends the values to relays. An error stops the program in debug builds, because relays have no place for it.
    ///
    /// - Returns: A disposable that ends the subscription.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Sends the values to relays of optionals.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Sends the values to relays.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Sends the values to relays of optionals.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Sends the values to relays.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    /// Sends the values to relays of optionals.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind { value in relays.forEach { $0.accept(value) } }
    }

    private func bind(_ accept: @escaping (Element) -> Void) -> any Disposable {
        subscribe { event in
            switch event {
            case .next(let value): accept(value)
            case .error(let error): reportRelayError(error)
            case .completed: break
            }
        }
    }
}

private func reportRelayError(_ error: any Error) {
    let message = "Binding error to a relay: \(error)"
    #if DEBUG
        fatalError(message)
    #else
        print(message)
    #endif
}
