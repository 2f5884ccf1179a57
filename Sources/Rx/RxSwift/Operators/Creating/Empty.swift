extension ObservableType {
    /// Completes at once, without a value.
    public static func empty() -> Observable<Element> {
        ImmediateProducer { sink in
            sink.stop(nil)
            return NopDisposable.shared
        }
    }

    /// Fails with `error` at once, without a value.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        ImmediateProducer { sink in
            sink.stop(error)
            return NopDisposable.shared
        }
    }

    /// Sends nothing and never ends; only disposal ends a subscription to it.
    public static func never() -> Observable<Element> { ImmediateProducer { _ in NopDisposable.shared } }
}
