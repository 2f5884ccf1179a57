/// The base of all subjects: the audience, the lock, and how a subscriber joins while values are sent.
public class Subject<Element>: Observable<Element>, SeatOwner {
    @usableFromInline package final let lock = Lock()
    // All of these are read and written with the lock alone.
    @exclusivity(unchecked) @usableFromInline package final var audience = Audience()
    @exclusivity(unchecked) @usableFromInline package final var hasEnded = false
    @exclusivity(unchecked) @usableFromInline package final var hasBeenDisposed = false
    package final var endError: (any Error)?
    /// Those who are still being given what was there before they came.
    @exclusivity(unchecked) @usableFromInline final var newcomers: [Newcomer<Element>]?

    package override init() { super.init() }

    deinit {
        // Somebody may be leaving on another thread, and hold a seat's lock meanwhile.
        lock.whileLocked { audience }.abandon()
        for newcomer in newcomers ?? [] { newcomer.seat.abandon() }
    }

    package override var isTrampolined: Bool { false }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { lock.whileLocked { !audience.isEmpty || newcomers != nil } }

    /// Sends a value to those who are subscribed. No lock is held meanwhile.
    @inlinable @inline(__always)
    package final func deliver(_ value: Element) { deliver(value) { remember(value) } }

    /// Sends a value after `remember`, which is called with the lock, has kept it.
    @inlinable @inline(__always)
    package final func deliver(_ value: Element, _ remember: () -> Void) {
        lock.lock()
        guard !hasEnded, !hasBeenDisposed else { return lock.unlock() }
        remember()
        if newcomers != nil { return deliverWithNewcomers(value) }
        let first = audience.first
        let rest = audience.rest
        lock.unlock()
        Sink<Element>.next(value, first, rest)
    }

    /// Keeps a value for those who come later. Called with the lock.
    @usableFromInline
    package func remember(_ value: Element) {}

    /// Whether there is something that somebody who comes now gets first. Called with the lock.
    package var hasMemory: Bool { false }

    /// The values that a new subscriber gets first. Called with the lock.
    package func memory() -> [Element] { [] }

    /// Called with the lock; releases it.
    @usableFromInline @inline(never)
    final func deliverWithNewcomers(_ value: Element) {
        let here = currentThread()
        let mine = newcomers?.filter { $0.thread == here } ?? []
        for newcomer in newcomers ?? [] where newcomer.thread != here { newcomer.waiting.append(value) }
        let first = audience.first
        let rest = audience.rest
        lock.unlock()
        Sink<Element>.next(value, first, rest)
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
        audience.abandon()
        let here = currentThread()
        for newcomer in newcomers ?? [] where newcomer.thread == here { newcomer.sink.stop(error) }
    }

    package override func run(_ sink: Sink<Element>) -> DisposeBase {
        // A sink that tells of what passes has been put before by whoever hands the sink on.
        if ChainTrace.isOn, !(sink is TraceSink<Element>) {
            return ChainTrace.watch(sink, ChainTrace.name(of: type(of: self)), run)
        }
        let seat = Seat(self)
        lock.lock()
        if hasBeenDisposed {
            lock.unlock()
            seat.abandon()
            sink.stop(RxError.disposed(object: self))
            return NopDisposable.shared
        }
        if hasEnded {
            let memory = hasMemory ? self.memory() : []
            lock.unlock()
            seat.abandon()
            for value in memory where sink.isLive { sink.next(value) }
            sink.stop(endError)
            return NopDisposable.shared
        }
        seat.key = audience.nextKey(beside: newcomers?.map(\.seat) ?? [])
        if !hasMemory {
            audience.insert(sink, seat)
            lock.unlock()
        } else {
            let memory = self.memory()
            let newcomer = Newcomer(sink, seat)
            newcomers = (newcomers ?? []) + [newcomer]
            lock.unlock()
            for value in memory where sink.isLive { sink.next(value) }
            settle(newcomer)
        }
        return seat
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
                let stays = !isOver && !hasBeenDisposed && newcomer.sink.isLive
                if stays { audience.insert(newcomer.sink, newcomer.seat) }
                lock.unlock()
                // The subject may be gone by the time the seat is disposed of.
                if !stays { newcomer.seat.abandon() }
                if isOver { newcomer.sink.stop(endError) }
                return
            }
            lock.unlock()
            for value in waiting where newcomer.sink.isLive { newcomer.sink.next(value) }
        }
    }

    final func leave(_ seat: Seat) -> SinkBase? {
        lock.whileLocked { audience.remove(seat) }
    }

    /// Lets everybody go, silently; whoever comes later gets an error.
    package final func close() {
        lock.lock()
        hasBeenDisposed = true
        let audience = self.audience
        self.audience = Audience()
        endError = nil
        lock.unlock()
        audience.abandon()
    }
}

/// A subscriber that is still being given what was there before it came.
@usableFromInline
final class Newcomer<Element> {
    let sink: Sink<Element>
    let seat: Seat
    let thread = currentThread()
    var waiting: [Element] = []

    init(_ sink: Sink<Element>, _ seat: Seat) {
        self.sink = sink
        self.seat = seat
    }
}
