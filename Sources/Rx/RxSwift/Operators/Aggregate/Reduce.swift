extension ObservableType {
    /// What `mapResult` makes of the value that `accumulator` has gathered, at completion.
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

    /// The value that `accumulator` has gathered, at completion.
    public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }

    /// All values as one, at completion.
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
