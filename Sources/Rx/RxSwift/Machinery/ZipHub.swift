/// The middle of `zip`: it sends when every source has one waiting.
final class ZipHub<Output>: Hub<Output> {
    private let combine: () throws -> Output
    private let group = CompositeDisposable()
    private var hasWaiting: [() -> Bool] = []
    private var isDone: [Bool]

    /// Whether a value ends the sequence that can no longer be paired, since all other sources are done.
    private let endsEarly: Bool

    init(_ sink: Sink<Output>, _ count: Int, endsEarly: Bool = false, _ combine: @escaping () throws -> Output) {
        self.combine = combine
        self.endsEarly = endsEarly
        isDone = Array(repeating: false, count: count)
        super.init(sink)
    }

    func add<Element>(_ source: Observable<Element>, _ index: Int, _ cell: WaitingCell<Element>) {
        // With the turn, as the sources before may be sending.
        turn.perform { [self] in hasWaiting.append { !cell.values.isEmpty } }
        let branch = Branch<Element>(
            turn,
            onNext: { [self] value in
                cell.values.append(value)
                received(index)
            },
            onEnd: { [self] branch, error in
                branch.dispose()
                if let error { return end(error) }
                isDone[index] = true
                if isDone.allSatisfy({ $0 }) { end(nil) }
            })
        if group.insert(branch) != nil { source.attach(branch) }
    }

    private func received(_ index: Int) {
        // A source may send before the next one is added.
        if hasWaiting.count == isDone.count, hasWaiting.allSatisfy({ $0() }) {
            do { emit(try combine()) } catch { end(error) }
        } else if endsEarly, isDone.indices.allSatisfy({ $0 == index || isDone[$0] }) {
            end(nil)
        }
    }

    override func dispose() { group.dispose() }
}
