extension ObservableType {
    /// Makes a resource for each subscription, a sequence of it, and disposes of the resource when that ends or is
    /// disposed of.
    ///
    /// An error that a factory throws ends the sequence.
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
