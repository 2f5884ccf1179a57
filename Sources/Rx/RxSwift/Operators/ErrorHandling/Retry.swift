extension ObservableType {
    /// Begins again whenever the sequence fails.
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            SequentialRunner.run(Swift.repeatElement(source, count: .max), sink, endsWithError: false)
        }
    }

    /// Begins again when the sequence fails, so that it is tried `maxAttemptCount` times in all.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            SequentialRunner.run(Swift.repeatElement(source, count: maxAttemptCount), sink, endsWithError: false)
        }
    }
}
