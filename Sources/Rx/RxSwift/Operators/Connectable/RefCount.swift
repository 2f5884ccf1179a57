extension ConnectableObservableType {
    /// Connects with the first subscription and disconnects when the last is disposed of.
    ///
    /// When the source has ended, the next subscription connects anew.
    public func refCount() -> Observable<Element> { RefCount(self) }
}

/// Counts the subscriptions of a connectable sequence.
private final class RefCount<Source: ConnectableObservableType>: Observable<Source.Element> {
    private let source: Source
    private let lock = Lock()
    private var count = 0
    private var epoch = 0
    private var connection: (any Disposable)?

    init(_ source: Source) { self.source = source }

    override func run(_ sink: Sink<Source.Element>) -> DisposeBase {
        let root = RefCountRoot(sink, self)
        source.asObservable().attach(root)
        lock.lock()
        let epoch = self.epoch
        root.epoch = epoch
        if root.isDisposed {
            lock.unlock()
            return NopDisposable.shared
        }
        count += 1
        let isFirst = count == 1
        lock.unlock()
        if isFirst {
            let connection = source.connect()
            let isStale = lock.whileLocked {
                if epoch == self.epoch, count > 0 { self.connection = connection }
                return self.connection == nil
            }
            if isStale { connection.dispose() }
        }
        return AnonymousDisposable { [self] in
            root.dispose()
            left(epoch)
        }
    }

    private func left(_ epoch: Int) {
        let last: (any Disposable)? = lock.whileLocked {
            guard epoch == self.epoch, count > 0 else { return nil }
            count -= 1
            guard count == 0 else { return nil }
            defer { connection = nil }
            return connection
        }
        last?.dispose()
    }

    /// The source has ended: the next subscription connects again.
    private func ended(_ root: RefCountRoot) -> (any Disposable)? {
        lock.whileLocked {
            guard root.epoch == epoch else { return nil }
            self.epoch += 1
            count = 0
            defer { connection = nil }
            return connection
        }
    }

    private final class RefCountRoot: Root<Source.Element> {
        private let downstream: Sink<Source.Element>
        private let parent: RefCount<Source>
        /// Guarded by the parent's lock.
        var epoch: Int

        init(_ downstream: Sink<Source.Element>, _ parent: RefCount<Source>) {
            self.downstream = downstream
            self.parent = parent
            epoch = parent.lock.whileLocked { parent.epoch }
        }

        override func next(_ value: Source.Element) {
            if isLive { downstream.next(value) }
        }

        override func conclude(_ error: (any Error)?) {
            let connection = parent.ended(self)
            downstream.stop(error)
            connection?.dispose()
        }
    }
}
