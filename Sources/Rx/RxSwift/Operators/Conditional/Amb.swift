extension ObservableType {
    /// Follows the one of several sequences that is the first to send a value, an error or completion.
    ///
    /// All are subscribed to; the others' subscriptions are disposed of when the first has sent.
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        let sources = Array(sequence)
        return Producer { sink in
            let hub = AmbHub(sink)
            hub.start(sources)
            return hub
        }
    }

    /// Follows this sequence or `right`, whichever is the first to send a value, an error or completion.
    ///
    /// The subscription to the other is disposed of then.
    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
        Observable.amb([asObservable(), right.asObservable()])
    }
}

private final class AmbHub<Element>: Hub<Element> {
    private let group = CompositeDisposable()
    private var winner: Int?

    func start(_ sources: [Observable<Element>]) {
        var branches: [Branch<Element>] = []
        var keys: [CompositeDisposable.DisposeKey?] = []
        let choose: (Int) -> Bool = { [self] index in
            if let winner { return winner == index }
            winner = index
            for (other, key) in keys.enumerated() where other != index { if let key { group.remove(for: key) } }
            return true
        }
        for index in sources.indices {
            branches.append(
                Branch(
                    turn, onNext: { [self] in if choose(index) { emit($0) } },
                    onEnd: { [self] _, error in if choose(index) { end(error) } }))
        }
        keys = branches.map { group.insert($0) }
        for (source, branch) in zip(sources, branches) { source.attach(branch) }
    }

    override func dispose() { group.dispose() }
}
