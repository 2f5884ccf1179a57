import RxSwift

/// Holds a value, sends it to whoever subscribes and then every new one, and never ends.
public final class BehaviorRelay<Element>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// Makes a relay with a first value.
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// Sets the value, and sends it to those who are subscribed, on the calling thread.
    @inlinable
    public func accept(_ event: Element) { subject.onNext(event) }

    /// The latest value. It may be read from any thread.
    @inlinable
    public var value: Element { subject.latest }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { subject }

    /// The relay as a sequence that never fails.
    public func asInfallible() -> Infallible<Element> { Infallible(subject) }
}
