extension ObservableType {
    /// A sequence that is made anew for each subscription.
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
