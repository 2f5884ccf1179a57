extension ObservableType {
    /// Subscribes to the source again whenever it fails, without limit, until it completes.
    ///
    /// A source that always fails at once is retried without pause, in a loop of the subscribing thread.
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            SequentialRunner.run(Swift.repeatElement(source, count: .max), sink, endsWithError: false)
        }
    }

    /// Subscribes to the source again when it fails, so that it is tried `maxAttemptCount` times in all.
    ///
    /// The error of the last attempt ends the sequence. With 0 it completes without trying.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            SequentialRunner.run(Swift.repeatElement(source, count: maxAttemptCount), sink, endsWithError: false)
        }
    }
}
