import RxSwift

/// Passes values to those who are subscribed when they come, and never ends.
public final class PublishRelay<Element>: ObservableType {
    @usableFromInline let subject = PublishSubject<Element>()

    /// Makes a relay that nobody is subscribed to.
    public init() {}

    /// Sends a value to those who are subscribed, on the calling thread.
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
