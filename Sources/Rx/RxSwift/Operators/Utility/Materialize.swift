extension ObservableType {
    /// The events as values; the sequence never fails.
    public func materialize() -> Observable<Event<Element>> {
        let source = asObservable()
        return Producer { sink in
            source.run(
                ClosureSink<Element, Event<Element>>(
                    sink, onNext: { $0.next(.next($1)) },
                    onEnd: { downstream, error in
                        downstream.next(.end(error))
                        downstream.stop(nil)
                    }))
        }
    }
}
