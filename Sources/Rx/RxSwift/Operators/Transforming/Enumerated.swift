extension ObservableType {
    /// Sends each value with its position, counted from 0 for each subscription.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        let source = asObservable()
        return Producer { sink in
            var index = 0
            return source.run(
                ClosureSink(sink) { downstream, value in
                    index += 1
                    downstream.next((index: index - 1, element: value))
                })
        }
    }
}
