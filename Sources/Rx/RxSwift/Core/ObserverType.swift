/// What can be told events.
public protocol ObserverType<Element> {
    /// The type of the values.
    associatedtype Element

    /// Takes one event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Takes a value.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Takes completion.
    public func onCompleted() { on(.completed) }

    /// Takes an error.
    public func onError(_ error: any Swift.Error) { on(.error(error)) }

    /// Hides the observer's type.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer which turns values before it passes them on; what `transform` throws becomes the error.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in on(event.map(transform)) }
    }
}
