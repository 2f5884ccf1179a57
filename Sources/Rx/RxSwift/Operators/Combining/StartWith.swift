extension ObservableType {
    /// The given values, then the sequence.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            for element in elements { sink.next(element) }
            return source.run(sink)
        }
    }
}
