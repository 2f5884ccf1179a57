extension ObservableType {
    /// Sends, after each value, a result that `accumulator` has changed in place.
    ///
    /// Each subscription begins with `seed`, which is not sent. An error that `accumulator` throws ends the sequence.
    @inlinable
    public func scan<A>(
        into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
    ) -> Observable<A> {
        let source = asObservable()
        let receiver: Sink<Element>.Receiver = { sink, value in
            let sink = unsafeDowncast(sink, to: ScanSink<Element, A>.self)
            do {
                try accumulator(&sink.result, value)
                sink.emit(sink.result)
            } catch {
                sink.stop(error)
            }
        }
        return Producer { source.run(ScanSink($0, seed, receiver)) }
    }

    /// Sends, after each value, the result that `accumulator` makes of it and the result before.
    ///
    /// Each subscription begins with `seed`, which is not sent. An error that `accumulator` throws ends the sequence.
    @inlinable
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }
}

/// The sink of `scan`, with the result so far.
@usableFromInline
final class ScanSink<Input, Output>: OperatorSink<Input, Output> {
    @usableFromInline var result: Output

    @inlinable
    init(_ downstream: Sink<Output>, _ seed: Output, _ receiver: @escaping Receiver) {
        result = seed
        super.init(downstream, receiver: receiver)
    }
}
