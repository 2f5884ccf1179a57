extension ObservableType {
    /// The sequence that an operator without state makes of this one.
    ///
    /// - Parameters:
    ///   - name: What a trace calls it.
    ///   - receiver: Takes each value for the operator's sink, an `OperatorSink<Element, Result>`. One closure serves all
    ///     subscriptions, and it is compiled where the operator is called.
    @inlinable @inline(__always)
    package func operation<Result>(
        _ name: StaticString = #function, _ receiver: @escaping Sink<Element>.Receiver
    ) -> Observable<Result> {
        let source = asObservable()
        return Producer(name) { source.run(OperatorSink<Element, Result>($0, receiver: receiver)) }
    }
}
