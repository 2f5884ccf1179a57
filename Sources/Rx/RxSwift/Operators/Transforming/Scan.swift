extension ObservableType {
    /// What `accumulator` has gathered, after each value; it changes the gathered value in place.
    public func scan<A>(
        into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
    ) -> Observable<A> {
        let source = asObservable()
        return Producer { source.run(ScanStage($0, seed, accumulator)) }
    }

    /// What `accumulator` has gathered, after each value.
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }
}

private final class ScanStage<Input, Output>: Stage<Input, Output> {
    private var gathered: Output
    private let accumulator: (inout Output, Input) throws -> Void

    init(
        _ downstream: Sink<Output>, _ seed: Output, _ accumulator: @escaping (inout Output, Input) throws -> Void
    ) {
        gathered = seed
        self.accumulator = accumulator
        super.init(downstream)
    }

    override func next(_ value: Input) {
        do {
            try accumulator(&gathered, value)
            emit(gathered)
        } catch {
            stop(error)
        }
    }
}
