import RxSwift

/// A replay subject that never ends: it takes values alone.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// Makes a relay that remembers the latest values.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
    }

    /// Makes a relay that remembers every value.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

    /// Sends a value to those who are subscribed, and remembers it.
    public func accept(_ event: Element) { subject.onNext(event) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { subject }

    /// The relay as a sequence that never fails.
    public func asInfallible() -> Infallible<Element> { Infallible(subject) }
}
