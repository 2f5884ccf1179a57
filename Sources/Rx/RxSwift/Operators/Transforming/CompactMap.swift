extension ObservableType {
    /// What `transform` makes of the values, without the nils.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        let source = asObservable()
        return Producer { source.run(CompactMapStage($0, transform)) }
    }
}

private final class CompactMapStage<Input, Output>: Stage<Input, Output> {
    private let transform: (Input) throws -> Output?

    init(_ downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output?) {
        self.transform = transform
        super.init(downstream)
    }

    override func next(_ value: Input) {
        do { if let output = try transform(value) { emit(output) } } catch { stop(error) }
    }
}
