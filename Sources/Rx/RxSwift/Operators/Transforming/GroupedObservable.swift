/// The values of a `groupBy` that have the same key.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key of all its values.
    public let key: Key

    private let source: Observable<Element>

    /// Makes a group of a key and the sequence of its values.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { source }
}
