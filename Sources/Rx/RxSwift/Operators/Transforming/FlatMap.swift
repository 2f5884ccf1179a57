extension ObservableType {
    /// The values of all the sequences that `selector` makes of the values.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merged(selector, limit: .max)
    }

    /// The values of the sequence that `selector` makes of a value; what comes before it has completed is left out.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merged(selector, limit: 1, dropsExcess: true)
    }

    /// The values of the sequences that `selector` makes of the values, one sequence after the other.
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
