extension ObservableType where Element: EventConvertible {
    /// Turns events that are values back into events.
    public func dematerialize() -> Observable<Element.Element> {
        let source = asObservable()
        return Producer { sink in
            source.run(
                ClosureSink(sink) { downstream, value in
                    switch value.event {
                    case .next(let value): downstream.next(value)
                    case .error(let error): downstream.stop(error)
                    case .completed: downstream.stop(nil)
                    }
                })
        }
    }
}
