extension ObservableType {
    /// A sequence that has a resource while it is subscribed.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Producer { sink in
            var resource: Resource?
            do {
                let made = try resourceFactory()
                resource = made
                return BinaryDisposable(try observableFactory(made).run(sink), made.base)
            } catch {
                sink.stop(error)
                resource?.dispose()
                return NopDisposable.shared
            }
        }
    }
}
