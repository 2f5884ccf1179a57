/// Runs sequences one after the other, the next when one has ended in the way that leads on.
final class SequentialRunner<Element>: DisposeBase {
    private let downstream: Sink<Element>
    private let makeNext: () -> Observable<Element>?
    /// Whether an error is the end and completion leads on, or the reverse.
    private let endsWithError: Bool
    private let serial = SerialDisposable()
    private let lock = Lock()
    private var isAdvancing = false
    private var hasMore = false
    private var lastError: (any Error)?

    static func run<Sources: Sequence>(
        _ sources: Sources, _ sink: Sink<Element>, endsWithError: Bool
    ) -> DisposeBase where Sources.Element == Observable<Element> {
        var iterator = sources.makeIterator()
        let runner = SequentialRunner(sink, endsWithError) { iterator.next() }
        runner.advance()
        return runner.serial
    }

    private init(_ downstream: Sink<Element>, _ endsWithError: Bool, _ makeNext: @escaping () -> Observable<Element>?) {
        self.downstream = downstream
        self.endsWithError = endsWithError
        self.makeNext = makeNext
    }

    /// Begins the next sequence. A sequence that ends at once leads on in the loop of the call that began it.
    private func advance() {
        lock.lock()
        hasMore = true
        guard !isAdvancing else { return lock.unlock() }
        isAdvancing = true
        while hasMore {
            hasMore = false
            lock.unlock()
            begin()
            lock.lock()
        }
        isAdvancing = false
        lock.unlock()
    }

    private func begin() {
        guard !serial.isDisposed else { return }
        guard let source = makeNext() else {
            downstream.stop(lastError)
            return serial.dispose()
        }
        let root = CurrentRoot(self)
        serial.disposable = root
        source.attach(root)
    }

    fileprivate func pass(_ value: Element) { downstream.next(value) }

    fileprivate func ended(_ error: (any Error)?) {
        if (error != nil) == endsWithError {
            downstream.stop(error)
            serial.dispose()
        } else {
            lastError = error
            advance()
        }
    }

    private final class CurrentRoot: Root<Element> {
        private let runner: SequentialRunner<Element>

        init(_ runner: SequentialRunner<Element>) { self.runner = runner }

        override func next(_ value: Element) {
            if isLive { runner.pass(value) }
        }

        override func stop(_ error: (any Error)?) {
            if isLive, raise(Flag.stopped) { runner.ended(error) }
        }
    }
}
