/// Something that can become an observable sequence.
public protocol ObservableConvertibleType<Element> {
    /// The type of its values.
    associatedtype Element

    /// The older name of `Element`.
    @available(*, deprecated, renamed: "Element")
    typealias E = Element

    /// The sequence.
    func asObservable() -> Observable<Element>
}

/// A sequence that can be subscribed to.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Subscribes `observer` to the sequence's events.
    ///
    /// - Returns: A disposable that ends the subscription. It may be dropped: the subscription then lasts as long as
    ///   the source.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// Wraps the sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in subscribe(observer) }
    }
}
