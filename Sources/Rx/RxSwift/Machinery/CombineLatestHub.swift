/// The middle of `combineLatest`: it sends when every source has sent, whenever one does.
@usableFromInline
final class CombineLatestHub<Output>: Hub<Output> {
    private let combine: () throws -> Output
    private let group = CompositeDisposable()
    // All of these change with the turn alone.
    @exclusivity(unchecked) private var hasValue: [Bool]
    @exclusivity(unchecked) private var isDone: [Bool]
    @exclusivity(unchecked) private var values = 0
    @exclusivity(unchecked) private var done = 0

    @usableFromInline
    init(_ sink: Sink<Output>, _ count: Int, _ combine: @escaping () throws -> Output) {
        self.combine = combine
        hasValue = Array(repeating: false, count: count)
        isDone = hasValue
        super.init(sink)
    }

    @usableFromInline
    func add<Element>(_ source: Observable<Element>, _ index: Int, _ cell: LatestCell<Element>) {
        let branch = LatestBranch(self, index, cell)
        if group.insert(branch) != nil { source.attach(branch) }
    }

    fileprivate func received(_ index: Int) {
        if !hasValue[index] {
            hasValue[index] = true
            values += 1
        }
        if values == hasValue.count {
            do { emit(try combine()) } catch { end(error) }
        } else if done - (isDone[index] ? 1 : 0) == hasValue.count - 1 {
            end(nil)
        }
    }

    fileprivate func finished(_ index: Int, _ error: (any Error)?) {
        if let error { return end(error) }
        guard !isDone[index] else { return }
        isDone[index] = true
        done += 1
        if done == isDone.count { end(nil) }
    }

    @usableFromInline
    override func dispose() { group.dispose() }
}

private final class LatestBranch<Element, Output>: Root<Element> {
    private let hub: CombineLatestHub<Output>
    private let index: Int
    private let cell: LatestCell<Element>

    init(_ hub: CombineLatestHub<Output>, _ index: Int, _ cell: LatestCell<Element>) {
        self.hub = hub
        self.index = index
        self.cell = cell
    }

    override func next(_ value: Element) {
        guard isLive else { return }
        if hub.turn.enter() {
            cell.store(value)
            hub.received(index)
            hub.turn.leave()
        } else {
            hub.turn.leaveBehind { [self] in
                cell.store(value)
                hub.received(index)
            }
        }
    }

    override func stop(_ error: (any Error)?) {
        guard isLive, raise(Flag.stopped) else { return }
        hub.turn.perform { [self] in
            if error != nil { dispose() }
            hub.finished(index, error)
            dispose()
        }
    }
}
