extension ObservableType where Element: ObservableConvertibleType {
    /// Sends the values of every sequence among the source's values, as they arrive and one at a time.
    ///
    /// It completes when the source and all of them have. An error of any of them ends it, and the other subscriptions
    /// are disposed of.
    public func merge() -> Observable<Element.Element> { merged({ $0 }, limit: .max) }

    /// Sends the values of the sequences among the source's values, of which at most `maxConcurrent` are subscribed to
    /// at a time.
    ///
    /// The others wait, in order, until one completes. An error of any ends the sequence.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> { merged({ $0 }, limit: maxConcurrent) }

    /// Sends the values of the sequences among the source's values, one sequence after the other.
    ///
    /// A sequence that arrives while another runs waits, unsubscribed, until that has completed. An error of any ends
    /// the sequence.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

extension ObservableType {
    /// Sends the values of all sequences of a collection.
    ///
    /// They are subscribed to in order, at once. Values are sent as they arrive, one at a time. The sequence completes
    /// when all have; an error of one ends it and disposes of the others' subscriptions.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        let sources = Array(sources)
        return Producer { sink in
            let hub = MergeHub(sink, .max)
            hub.start(sources)
            return hub
        }
    }

    /// Sends the values of all sequences of an array.
    ///
    /// They are subscribed to in order, at once. Values are sent as they arrive, one at a time. The sequence completes
    /// when all have; an error of one ends it and disposes of the others' subscriptions.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Producer { sink in
            let hub = MergeHub(sink, .max)
            hub.start(sources)
            return hub
        }
    }

    /// Sends the values of all the given sequences.
    ///
    /// They are subscribed to in order, at once. Values are sent as they arrive, one at a time. The sequence completes
    /// when all have; an error of one ends it and disposes of the others' subscriptions.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}
