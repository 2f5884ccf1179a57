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
            return hub.start(source, sampler)
        }
    }
}

private final class SampleHub<Element>: Hub<Element> {
    private let defaultValue: Element?
    private let group = CompositeDisposable()
    private var latest: Element?
    private var isAtEnd = false
    private var valuesKey: CompositeDisposable.DisposeKey?
    private var ticksKey: CompositeDisposable.DisposeKey?

    init(_ sink: Sink<Element>, _ defaultValue: Element?) {
        self.defaultValue = defaultValue
        super.init(sink)
    }

    /// Returns what ends the subscriptions, and not the hub: when the sampler ends first and then the source, nothing
    /// goes downstream, and the chain below and the hub would keep each other.
    func start<Tick>(_ source: Observable<Element>, _ sampler: Observable<Tick>) -> DisposeBase {
        let values = Branch<Element>(
            turn, onNext: { [self] in latest = $0 },
            onEnd: { [self] _, error in
                if let error { return end(error) }
                isAtEnd = true
                if let key = valuesKey { group.remove(for: key) }
            })
        let ticks = Branch<Tick>(
            turn, onNext: { [self] _ in tick() },
            onEnd: { [self] _, error in
                if let error { return end(error) }
                tick()
                if let key = ticksKey { group.remove(for: key) }
            })
        valuesKey = group.insert(values)
        ticksKey = group.insert(ticks)
        source.attach(values)
        sampler.attach(ticks)
        return group
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
