extension ObservableType where Element: Equatable {
    /// The values without those that equal the one before.
    public func distinctUntilChanged() -> Observable<Element> {
        let source = asObservable()
        return Producer { source.run(DistinctStage($0)) }
    }
}

extension ObservableType {
    /// The values without those whose key equals that of the one before.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 })
    }

    /// The values without those that `comparer` says are as the one before.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// The values without those whose key `comparer` says is as that of the one before.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { source.run(DistinctKeyStage($0, keySelector, comparer)) }
    }

    /// The values without those whose property equals that of the one before.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

private final class DistinctStage<Element: Equatable>: Stage<Element, Element> {
    private var last: Element?

    override func next(_ value: Element) {
        if let last, last == value { return }
        last = value
        emit(value)
    }
}

private final class DistinctKeyStage<Element, Key>: Stage<Element, Element> {
    private let keySelector: (Element) throws -> Key
    private let comparer: (Key, Key) throws -> Bool
    private var last: Key?

    init(
        _ downstream: Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
        _ comparer: @escaping (Key, Key) throws -> Bool
    ) {
        self.keySelector = keySelector
        self.comparer = comparer
        super.init(downstream)
    }

    override func next(_ value: Element) {
        do {
            let key = try keySelector(value)
            if let last, try comparer(last, key) { return }
            last = key
        } catch {
            return stop(error)
        }
        emit(value)
    }
}
