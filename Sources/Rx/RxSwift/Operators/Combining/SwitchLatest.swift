extension ObservableType {
    /// Sends the values of the sequence that `selector` makes of the latest value.
    ///
    /// A new value disposes of the subscription to the sequence before. It completes when the source and the latest
    /// sequence have. An error of either, or one that `selector` throws, ends it.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Producer { sink in
            let hub = SwitchHub(sink)
            hub.start(source, selector)
            return hub
        }
    }

    /// Sends the values of the infallible sequence that `selector` makes of the latest value.
    ///
    /// A new value disposes of the subscription to the sequence before. It completes when the source and the latest
    /// sequence have. An error of the source, or one that `selector` throws, ends it.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Infallible<Source.Element> {
        let latest: Observable<Source.Element> = flatMapLatest { try selector($0).asObservable() }
        return Infallible(latest)
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Sends the values of the latest of the sequences among the source's values.
    ///
    /// A new sequence disposes of the subscription to the one before. It completes when the source and the latest
    /// sequence have. An error of either ends it.
    public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

private final class SwitchHub<Element>: Hub<Element> {
    private let group = CompositeDisposable()
    private let current = SerialDisposable()
    private var latest: Branch<Element>?
    private var hasStopped = false

    func start<Value, Source: ObservableConvertibleType>(
        _ source: Observable<Value>, _ selector: @escaping (Value) throws -> Source
    ) where Source.Element == Element {
        let branch = Branch<Value>(
            turn,
            onNext: { [self] value in
                do { use(try selector(value).asObservable()) } catch { end(error) }
            },
            onEnd: { [self] branch, error in
                if let error { return end(error) }
                hasStopped = true
                branch.dispose()
                if latest == nil { end(nil) }
            })
        _ = group.insert(branch)
        _ = group.insert(current)
        source.attach(branch)
    }

    private func use(_ source: Observable<Element>) {
        let inner = Branch<Element>(
            turn, onNext: { [self] in emit($0) },
            onEnd: { [self] inner, error in
                guard latest === inner else { return }
                if let error { return end(error) }
                latest = nil
                inner.dispose()
                if hasStopped { end(nil) }
            })
        latest = inner
        current.disposable = inner
        source.attach(inner)
    }

    override func dispose() {
        group.dispose()
        turn.perform { [self] in latest = nil }
    }
}
