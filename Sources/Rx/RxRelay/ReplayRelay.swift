import RxSwift

/// Remembers values, sends them to whoever subscribes and then every new one, and never ends.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// Makes a relay that remembers up to `bufferSize` of the latest values.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
    }

    /// Makes a relay that remembers every value.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

    /// Remembers a value, and sends it to those who are subscribed, on the calling thread.
    public func accept(_ event: Element) { subject.onNext(event) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { subject }

    /// The relay as a sequence that never fails.
    public func asInfallible() -> Infallible<Element> { Infallible(subject) }
}
