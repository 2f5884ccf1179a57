extension ObservableType {
    /// Sends a sequence for each key, when the first value with that key arrives, and passes the values to them.
    ///
    /// A group's values are not kept: subscribe to it when it arrives. All groups end with the source. An error that
    /// `keySelector` throws ends them and the sequence.
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable()
        return Producer { sink in
            let subscription = SingleAssignmentDisposable()
            let uses = RefCountDisposable(disposable: subscription)
            let root = GroupByRoot(sink, uses, keySelector)
            subscription.setDisposable(root)
            source.attach(root)
            return uses
        }
    }
}

private final class GroupByRoot<Key: Hashable, Element>: Root<Element> {
    private let downstream: Sink<GroupedObservable<Key, Element>>
    private let uses: RefCountDisposable
    private let keySelector: (Element) throws -> Key
    private var groups: [Key: PublishSubject<Element>] = [:]
    private var order: [PublishSubject<Element>] = []

    init(
        _ downstream: Sink<GroupedObservable<Key, Element>>, _ uses: RefCountDisposable,
        _ keySelector: @escaping (Element) throws -> Key
    ) {
        self.downstream = downstream
        self.uses = uses
        self.keySelector = keySelector
    }

    override func next(_ value: Element) {
        guard isLive else { return }
        let key: Key
        do { key = try keySelector(value) } catch { return stop(error) }
        let group: PublishSubject<Element>
        if let known = groups[key] {
            group = known
        } else {
            group = PublishSubject()
            groups[key] = group
            order.append(group)
            downstream.next(GroupedObservable(key: key, source: CountedObservable(group, uses)))
        }
        group.deliver(value)
    }

    override func conclude(_ error: (any Error)?) {
        for group in order { group.finish(error) }
        groups = [:]
        order = []
        downstream.stop(error)
    }
}
