/// A receiver of events.
public protocol ObserverType<Element> {
    /// The type of the values.
    associatedtype Element

    /// The older name of `Element`.
    @available(*, deprecated, renamed: "Element")
    typealias E = Element

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

    /// An observer that passes on what `transform` makes of values. An error that `transform` throws is passed on as an
    /// error.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in on(event.map(transform)) }
    }
}
