extension ObservableType {
    /// Sends the latest value of the source whenever `sampler` sends or completes, if there is a new one since.
    ///
    /// It completes at the first sample after the source has completed. An error of either ends it.
    ///
    /// `defaultValue`, if there is one, is sent when there is no new value.
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        let sampler = sampler.asObservable()
        return Producer { sink in
            let hub = SampleHub(sink, defaultValue)
            hub.start(source, sampler)
            return hub
        }
    }
}

private final class SampleHub<Element>: Hub<Element> {
    private let defaultValue: Element?
    private let group = CompositeDisposable()
    private var latest: Element?
    private var isAtEnd = false

    init(_ sink: Sink<Element>, _ defaultValue: Element?) {
        self.defaultValue = defaultValue
        super.init(sink)
    }

    func start<Tick>(_ source: Observable<Element>, _ sampler: Observable<Tick>) {
        let values = Branch<Element>(
            turn, onNext: { [self] in latest = $0 },
            onEnd: { [self] branch, error in
                if let error { return end(error) }
                isAtEnd = true
                branch.dispose()
            })
        let ticks = Branch<Tick>(
            turn, onNext: { [self] _ in tick() },
            onEnd: { [self] branch, error in
                if let error { return end(error) }
                tick()
                branch.dispose()
            })
        _ = group.insert(values)
        _ = group.insert(ticks)
        source.attach(values)
        sampler.attach(ticks)
    }

    private func tick() {
        if let value = latest ?? defaultValue {
            latest = nil
            emit(value)
        }
        if isAtEnd { end(nil) }
    }

    override func dispose() { group.dispose() }
}
