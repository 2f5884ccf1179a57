extension ObservableType {
    /// Sends what `resultSelector` makes of each value and an object that is not retained.
    ///
    /// The sequence completes with the first value after the object is gone.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        let source = asObservable()
        return Producer { [weak obj] sink in
            source.run(
                ClosureSink(sink) { [weak obj] downstream, value in
                    if let obj { downstream.next(resultSelector(obj, value)) } else { downstream.stop(nil) }
                })
        }
    }

    /// Sends each value together with an object that is not retained.
    ///
    /// The sequence completes with the first value after the object is gone.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }
}
