import RxSwift

/// A publish subject that never ends: it takes values alone.
public final class PublishRelay<Element>: ObservableType {
    @usableFromInline let subject = PublishSubject<Element>()

    public init() {}

    /// Sends a value to those who are subscribed.
    @inlinable
    public func accept(_ event: Element) { subject.onNext(event) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { subject }

    /// The relay as a sequence that never fails.
    public func asInfallible() -> Infallible<Element> { Infallible(subject) }
}
