extension ObservableType {
    /// What `resultSelector` makes of the first values, then of the second ones, and so on.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        return Producer { sink in
            guard !sources.isEmpty else {
                sink.stop(nil)
                return NopDisposable.shared
            }
            let cells = sources.map { _ in WaitingCell<Collection.Element.Element>() }
            let hub = ZipHub(sink, sources.count, endsEarly: true) {
                try resultSelector(cells.map { $0.values.popFirst()! })
            }
            for (index, source) in sources.enumerated() { hub.add(source, index, cells[index]) }
            return hub
        }
    }

    /// The first values, then the second ones, and so on.
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection) { $0 }
    }
}
