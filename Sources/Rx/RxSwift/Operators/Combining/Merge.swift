extension ObservableType where Element: ObservableConvertibleType {
    /// The values of all sequences.
    public func merge() -> Observable<Element.Element> { merged({ $0 }, limit: .max) }

    /// The values of the sequences, of which no more than `maxConcurrent` are subscribed at a time.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> { merged({ $0 }, limit: maxConcurrent) }

    /// The values of the sequences, one sequence after the other.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

extension ObservableType {
    /// The values of all sequences.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        let sources = Array(sources)
        return Producer { sink in
            let hub = MergeHub(sink, .max)
            hub.start(sources)
            return hub
        }
    }

    /// The values of all sequences.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Producer { sink in
            let hub = MergeHub(sink, .max)
            hub.start(sources)
            return hub
        }
    }

    /// The values of all sequences.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}
