extension ObservableType {
    /// The values for which `predicate` holds.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Producer { source.run(FilterStage($0, predicate)) }
    }

    /// The end alone.
    public func ignoreElements() -> Observable<Never> {
        let source = asObservable()
        return Producer { source.run(ClosureStage($0) { _, _ in }) }
    }
}

private final class FilterStage<Element>: Stage<Element, Element> {
    private let predicate: (Element) throws -> Bool

    init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func next(_ value: Element) {
        do { if try predicate(value) { emit(value) } } catch { stop(error) }
    }
}
