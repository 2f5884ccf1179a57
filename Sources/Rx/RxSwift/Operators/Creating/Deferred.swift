extension ObservableType {
    /// Calls `observableFactory` for each subscription, and subscribes to the sequence that it returns.
    ///
    /// An error that it throws is sent as the sequence's.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Producer { sink in
            do {
                return try observableFactory().run(sink)
            } catch {
                sink.stop(error)
                return NopDisposable.shared
            }
        }
    }
}
