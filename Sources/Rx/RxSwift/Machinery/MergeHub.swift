/// The middle of the merging operators: sequences come, and some of them are subscribed.
final class MergeHub<Element>: Hub<Element> {
    private let limit: Int
    private let group = CompositeDisposable()
    private var waiting = Fifo<Observable<Element>>()
    private var active = 0
    private var hasStopped = false

    init(_ sink: Sink<Element>, _ limit: Int) {
        self.limit = limit
        super.init(sink)
    }

    func start<Value, Source: ObservableConvertibleType>(
        _ source: Observable<Value>, _ selector: @escaping (Value) throws -> Source, _ dropsExcess: Bool
    ) where Source.Element == Element {
        let branch = Branch<Value>(
            turn,
            onNext: { [self] value in
                if dropsExcess, active >= limit { return }
                do { add(try selector(value).asObservable()) } catch { end(error) }
            },
            onEnd: { [self] branch, error in
                if let error { return end(error) }
                hasStopped = true
                branch.dispose()
                endIfDone()
            })
        if group.insert(branch) != nil { source.attach(branch) }
    }

    func start(_ sources: [Observable<Element>]) {
        // Counted before the first is subscribed, so that one which ends at once does not end all.
        active = sources.count
        hasStopped = true
        for source in sources { subscribe(source) }
        turn.perform { [self] in endIfDone() }
    }

    private func add(_ source: Observable<Element>) {
        guard active < limit else { return waiting.append(source) }
        active += 1
        subscribe(source)
    }

    private func subscribe(_ source: Observable<Element>) {
        let inner = MergeInner(self)
        guard let key = group.insert(inner) else { return }
        inner.key = key
        source.attach(inner)
    }

    fileprivate func ended(_ inner: MergeInner<Element>, _ error: (any Error)?) {
        if let error { return end(error) }
        if let key = inner.key { group.remove(for: key) }
        if let next = waiting.popFirst() { return subscribe(next) }
        active -= 1
        endIfDone()
    }

    private func endIfDone() {
        if hasStopped, active == 0 { end(nil) }
    }

    override func dispose() { group.dispose() }
}

private final class MergeInner<Element>: Root<Element> {
    private let hub: MergeHub<Element>
    var key: CompositeDisposable.DisposeKey?

    init(_ hub: MergeHub<Element>) { self.hub = hub }

    override func next(_ value: Element) {
        guard isLive else { return }
        if hub.turn.enter() {
            hub.emit(value)
            hub.turn.leave()
        } else {
            hub.turn.leaveBehind { [self] in if !isDisposed { hub.emit(value) } }
        }
    }

    override func stop(_ error: (any Error)?) {
        guard isLive, raise(Flag.stopped) else { return }
        hub.turn.perform { [self] in if !isDisposed { hub.ended(self, error) } }
    }
}
