extension ObservableType {
    /// Sends what `resultSelector` makes of each value and the latest one of `second`.
    ///
    /// Values before the first of `second` are dropped. It completes with the source, not with `second`. An error of
    /// either, or one that `resultSelector` throws, ends it.
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        let source = asObservable()
        let second = second.asObservable()
        return Producer { sink in
            let hub = WithLatestFromHub<ResultType>(sink)
            hub.start(source, second, resultSelector)
            return hub
        }
    }

    /// Sends the latest value of `second` whenever the source sends.
    ///
    /// Values before the first of `second` are dropped. It completes with the source, not with `second`. An error of
    /// either ends it.
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}

private final class WithLatestFromHub<Output>: Hub<Output> {
    private let group = CompositeDisposable()

    func start<First, Second>(
        _ first: Observable<First>, _ second: Observable<Second>,
        _ combine: @escaping (First, Second) throws -> Output
    ) {
        let latest = LatestCell<Second>()
        let seconds = Branch<Second>(
            turn, onNext: { latest.store($0) },
            onEnd: { [self] branch, error in
                if let error { end(error) } else { branch.dispose() }
            })
        let firsts = Branch<First>(
            turn,
            onNext: { [self] value in
                guard latest.isFull else { return }
                do { emit(try combine(value, latest.value)) } catch { end(error) }
            },
            onEnd: { [self] _, error in end(error) })
        _ = group.insert(firsts)
        _ = group.insert(seconds)
        second.attach(seconds)
        first.attach(firsts)
    }

    override func dispose() { group.dispose() }
}
