extension ObservableType {
    /// Sends what `resultSelector` returns for the latest value of every source, in the collection's order.
    ///
    /// It sends whenever a source does, from the moment when all have sent, and completes when all sources have. An
    /// error of a source, or one that `resultSelector` throws, ends it at once. With no sources it sends the result of
    /// an empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        return Producer { sink in
            guard !sources.isEmpty else {
                do {
                    sink.next(try resultSelector([]))
                    sink.stop(nil)
                } catch {
                    sink.stop(error)
                }
                return NopDisposable.shared
            }
            let cells = sources.map { _ in LatestCell<Collection.Element.Element>() }
            let hub = CombineLatestHub(sink, sources.count) { try resultSelector(cells.map { $0.value }) }
            for (index, source) in sources.enumerated() { hub.add(source, index, cells[index]) }
            return hub
        }
    }

    /// Sends the latest value of every source, in the collection's order.
    ///
    /// It sends whenever a source does, from the moment when all have sent, and completes when all sources have. An
    /// error of a source ends it at once. With no sources it sends an empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }
}
