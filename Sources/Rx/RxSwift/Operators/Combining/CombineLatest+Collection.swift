extension ObservableType {
    /// What `resultSelector` makes of the latest values, whenever a source sends, once all have.
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

    /// The latest values, whenever a source sends, once all have.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }
}
