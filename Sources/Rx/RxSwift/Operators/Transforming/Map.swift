extension ObservableType {
    /// What `transform` makes of the values.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        let source = asObservable()
        return Producer { source.run(MapStage($0, transform)) }
    }
}

private final class MapStage<Input, Output>: Stage<Input, Output> {
    private let transform: (Input) throws -> Output

    init(_ downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output) {
        self.transform = transform
        super.init(downstream)
    }

    override func next(_ value: Input) {
        do { emit(try transform(value)) } catch { stop(error) }
    }
}
