/// What the subjects have in common: the audience, the lock, and how one comes in the middle of it.
public class Subject<Element>: Observable<Element> {
    package final let lock = Lock()
    package final var audience = Audience<Element>()
    package final var hasEnded = false
    package final var hasBeenDisposed = false
    package final var endError: (any Error)?
    /// Those who are still being given what was there before they came.
    private final var newcomers: [Newcomer<Element>]?

    package override init() { super.init() }

    package override var isTrampolined: Bool { false }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { lock.whileLocked { !audience.isEmpty || newcomers != nil } }

    /// Sends a value to those who are subscribed. No lock is held meanwhile.
    @inline(__always)
    package final func deliver(_ value: Element) {
        lock.lock()
        guard !hasEnded, !hasBeenDisposed else { return lock.unlock() }
        remember(value)
        if newcomers != nil { return deliverWithNewcomers(value) }
        let audience = self.audience
        lock.unlock()
        audience.next(value)
    }

    /// Keeps a value for those who come later. Called with the lock.
    @inline(__always)
    package func remember(_ value: Element) {}

    /// What somebody who comes now gets first. Called with the lock.
    package func memory() -> [Element] { [] }

    /// Called with the lock; releases it.
    private final func deliverWithNewcomers(_ value: Element) {
        let here = currentThread()
        let mine = newcomers?.filter { $0.thread == here } ?? []
        for newcomer in newcomers ?? [] where newcomer.thread != here { newcomer.waiting.append(value) }
        let audience = self.audience
        lock.unlock()
        audience.next(value)
        for newcomer in mine where newcomer.sink.isLive { newcomer.sink.next(value) }
    }

    package final func finish(_ error: (any Error)?) {
        lock.lock()
        guard !hasEnded, !hasBeenDisposed else { return lock.unlock() }
        hasEnded = true
        endError = error
        let audience = self.audience
        self.audience = Audience()
        let newcomers = self.newcomers
        lock.unlock()
        audience.stop(error)
        let here = currentThread()
        for newcomer in newcomers ?? [] where newcomer.thread == here { newcomer.sink.stop(error) }
    }

    package override func run(_ sink: Sink<Element>) -> DisposeBase {
        lock.lock()
        if hasBeenDisposed {
            lock.unlock()
            sink.stop(RxError.disposed(object: self))
            return NopDisposable.shared
        }
        let memory = self.memory()
        if hasEnded {
            lock.unlock()
            for value in memory where sink.isLive { sink.next(value) }
            sink.stop(endError)
            return NopDisposable.shared
        }
        let key = audience.nextKey()
        if memory.isEmpty {
            audience.insert(sink, key)
            lock.unlock()
        } else {
            let newcomer = Newcomer(sink, key)
            newcomers = (newcomers ?? []) + [newcomer]
            lock.unlock()
            for value in memory where sink.isLive { sink.next(value) }
            settle(newcomer)
        }
        return Seat(self, key)
    }

    /// Gives a newcomer what was sent meanwhile from other threads, until it can take its seat.
    private final func settle(_ newcomer: Newcomer<Element>) {
        while true {
            lock.lock()
            let waiting = newcomer.waiting
            newcomer.waiting = []
            if waiting.isEmpty || !newcomer.sink.isLive {
                newcomers?.removeAll { $0 === newcomer }
                if newcomers?.isEmpty == true { newcomers = nil }
                let isOver = hasEnded
                if !isOver, !hasBeenDisposed, newcomer.sink.isLive { audience.insert(newcomer.sink, newcomer.key) }
                lock.unlock()
                if isOver { newcomer.sink.stop(endError) }
                return
            }
            lock.unlock()
            for value in waiting where newcomer.sink.isLive { newcomer.sink.next(value) }
        }
    }

    fileprivate final func leave(_ key: UInt64) {
        lock.lock()
        let sink = audience.remove(key)
        lock.unlock()
        // Releasing the sink may run code of the app: not with the lock.
        _ = sink
        if sink != nil { audienceLeft() }
    }

    /// Somebody has left.
    package func audienceLeft() {}

    /// Lets everybody go, silently; whoever comes later gets an error.
    package final func close() {
        lock.lock()
        hasBeenDisposed = true
        let audience = self.audience
        self.audience = Audience()
        endError = nil
        lock.unlock()
        _ = audience
    }

    /// A subscription to a subject, which holds neither the subject nor the subscriber.
    private final class Seat: DisposeBase {
        private weak let subject: Subject<Element>?
        private let key: UInt64

        init(_ subject: Subject<Element>, _ key: UInt64) {
            self.subject = subject
            self.key = key
        }

        override func dispose() { subject?.leave(key) }
    }
}

/// A subscriber that is still being given what was there before it came.
private final class Newcomer<Element> {
    let sink: Sink<Element>
    let key: UInt64
    let thread = currentThread()
    var waiting: [Element] = []

    init(_ sink: Sink<Element>, _ key: UInt64) {
        self.sink = sink
        self.key = key
    }
}
