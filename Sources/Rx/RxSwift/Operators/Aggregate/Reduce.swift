extension ObservableType {
    /// Sends one value when the source completes: what `mapResult` makes of the final result.
    ///
    /// The result begins as `seed`, and `accumulator` makes the next of it and each value. Nothing is sent if the
    /// source fails or never completes. An error that a closure throws ends the sequence.
    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        return Producer { sink in
            var gathered = seed
            return source.run(
                ClosureSink(
                    sink, onNext: { gathered = try accumulator(gathered, $1) },
                    onEnd: { downstream, error in
                        if let error { return downstream.stop(error) }
                        do {
                            downstream.next(try mapResult(gathered))
                            downstream.stop(nil)
                        } catch {
                            downstream.stop(error)
                        }
                    }))
        }
    }

    /// Sends one value when the source completes: the result that `accumulator` has made of `seed` and all values.
    ///
    /// Nothing is sent if the source fails or never completes. An error that `accumulator` throws ends the sequence.
    public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }

    /// Succeeds with an array of all values when the source completes.
    ///
    /// The values are kept in memory until then. It fails if the source does.
    public func toArray() -> Single<[Element]> {
        let source = asObservable()
        return Single(
            raw: Producer { sink in
                var values: [Element] = []
                return source.run(
                    ClosureSink(
                        sink, onNext: { values.append($1) },
                        onEnd: { downstream, error in
                            if error == nil { downstream.next(values) }
                            downstream.stop(error)
                        }))
            })
    }
}
