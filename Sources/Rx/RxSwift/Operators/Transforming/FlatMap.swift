extension ObservableType {
    /// Sends the values of the sequences that `selector` makes of the values, of all of them as they arrive.
    ///
    /// It completes when the source and all of them have. An error of any of them, or one that `selector` throws, ends
    /// it and disposes of the other subscriptions.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merged(selector, limit: .max)
    }

    /// Sends the values of the sequence that `selector` makes of a value, and drops the values that arrive before it
    /// has completed.
    ///
    /// It completes when the source and that sequence have. An error of either, or one that `selector` throws, ends it.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merged(selector, limit: 1, dropsExcess: true)
    }

    /// Sends the values of the sequences that `selector` makes of the values, one sequence after the other.
    ///
    /// `selector` is called when a value arrives; its sequence is subscribed to when those before have completed. An
    /// error of any, or one that `selector` throws, ends it.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merged(selector, limit: 1)
    }

    func merged<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source, limit: Int, dropsExcess: Bool = false
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Producer { sink in
            let hub = MergeHub(sink, limit)
            hub.start(source, selector, dropsExcess)
            return hub
        }
    }
}
