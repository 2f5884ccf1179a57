extension ObservableType {
    /// Sends the value at a position, counted from 0, and completes.
    ///
    /// If the source completes before, it fails with `RxError.argumentOutOfRange`. A negative index stops the program.
    public func element(at index: Int) -> Observable<Element> {
        precondition(index >= 0, "index can't be negative")
        let source = asObservable()
        return Producer { sink in
            var remaining = index
            return source.run(
                ClosureSink(
                    sink,
                    onNext: { downstream, value in
                        remaining -= 1
                        guard remaining == -1 else { return }
                        downstream.next(value)
                        downstream.stop(nil)
                    },
                    onEnd: { $0.stop($1 ?? RxError.argumentOutOfRange) }))
        }
    }
}
