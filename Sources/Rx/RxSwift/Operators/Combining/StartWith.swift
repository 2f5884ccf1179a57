extension ObservableType {
    /// Sends the given values to each subscriber at once, then the values of the source.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            for element in elements { sink.next(element) }
            return source.run(sink)
        }
    }
}
