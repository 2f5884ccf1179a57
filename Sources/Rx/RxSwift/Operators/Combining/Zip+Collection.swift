extension ObservableType {
    /// Sends what `resultSelector` makes of the first value of every source, then of the second, and so on.
    ///
    /// A value waits until every other source has sent its counterpart. It completes when all sources have, or as soon
    /// as the only source left sends a value that none can be paired with. With no sources it completes at once. An
    /// error of a source, or one that `resultSelector` throws, ends it.
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

    /// Sends an array of the first value of every source, then of the second, and so on.
    ///
    /// A value waits until every other source has sent its counterpart. It completes when all sources have, or as soon
    /// as the only source left sends a value that none can be paired with. With no sources it completes at once. An
    /// error of a source ends it.
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection) { $0 }
    }
}
