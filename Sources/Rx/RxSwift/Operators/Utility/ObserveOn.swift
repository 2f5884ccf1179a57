import Foundation

extension ObservableType {
    /// Passes every event on, in order and one at a time, on a scheduler.
    ///
    /// Disposal takes effect at once, on any thread: what waits then is dropped. On a serial dispatch queue, the values
    /// of a burst are delivered together.
    ///
    /// - Parameter scheduler: Where the events are sent. It may be concurrent; the events keep their order.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        #if TRACE_RESOURCES
            let trace = scheduler is SerialDispatchQueueScheduler ? SerialQueueTrace() : nil
        #endif
        return Producer { sink in
            #if TRACE_RESOURCES
                _ = trace
            #endif
            let cancel = SerialDisposable()
            let root: MailboxRoot<Element>
            if let serial = scheduler as? SerialDispatchQueueScheduler {
                root = ObserveOnQueueRoot(sink, serial)
            } else {
                root = ObserveOnRoot(sink, scheduler, cancel)
            }
            source.attach(root)
            return BinaryDisposable(AnonymousDisposable(root.cancel), cancel)
        }
    }
}

/// Events that wait to be sent, and whether work to send them is scheduled.
private struct Mailbox<Element> {
    var values = Fifo<Element>()
    var end: (any Error)??
    var isScheduled = false
}

/// Receives on one thread what is handled on another. The upstream's end disposes the upstream; what waits is handled
/// nevertheless, unless the downstream cancels.
private class MailboxRoot<Element>: Root<Element> {
    final func cancel() {
        _ = raise(Flag.spent)
        dispose()
    }

    final var isCancelled: Bool { state.load(ordering: .acquiring) & Flag.spent != 0 }
}

/// For a serial queue: what has come by the time the queue gets to it is handled in one go.
private final class ObserveOnQueueRoot<Element>: MailboxRoot<Element>, @unchecked Sendable {
    private let downstream: Sink<Element>
    private let scheduler: SerialDispatchQueueScheduler
    private let lock = Lock()
    private var values: [Element] = []
    private var end: (any Error)??
    private var isScheduled = false

    init(_ downstream: Sink<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.downstream = downstream
        self.scheduler = scheduler
    }

    override func next(_ value: Element) {
        guard isLive else { return }
        lock.lock()
        values.append(value)
        scheduleAndUnlock()
    }

    override func stop(_ error: (any Error)?) {
        guard isLive, raise(Flag.stopped) else { return }
        lock.lock()
        end = .some(error)
        scheduleAndUnlock()
        dispose()
    }

    private func scheduleAndUnlock() {
        let isIdle = !isScheduled
        isScheduled = true
        lock.unlock()
        if isIdle { scheduler.perform { [self] in forward() } }
    }

    private func forward() {
        lock.lock()
        let batch = values
        values = []
        values.reserveCapacity(min(batch.count, 64))
        let end = self.end
        lock.unlock()
        for value in batch {
            if isCancelled { return }
            downstream.next(value)
        }
        // An end that nobody wants any more would otherwise be seen as more to do, for ever.
        if isCancelled { return }
        if let end { return downstream.stop(end) }
        lock.lock()
        let hasMore = !values.isEmpty || self.end != nil
        isScheduled = hasMore
        lock.unlock()
        if hasMore { scheduler.perform { [self] in forward() } }
    }
}

/// For any scheduler: one piece of work an event.
private final class ObserveOnRoot<Element>: MailboxRoot<Element> {
    private let downstream: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    private let cancel: SerialDisposable
    private let lock = Lock()
    private var mailbox = Mailbox<Element>()

    init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ cancel: SerialDisposable) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.cancel = cancel
    }

    override func next(_ value: Element) {
        guard isLive else { return }
        schedule { $0.values.append(value) }
    }

    override func stop(_ error: (any Error)?) {
        guard isLive, raise(Flag.stopped) else { return }
        schedule { $0.end = .some(error) }
        dispose()
    }

    private func schedule(_ change: (inout Mailbox<Element>) -> Void) {
        lock.lock()
        change(&mailbox)
        let isIdle = !mailbox.isScheduled
        mailbox.isScheduled = true
        lock.unlock()
        guard isIdle else { return }
        cancel.disposable = scheduler.scheduleRecursive(()) { [self] _, again in if forward() { again(()) } }
    }

    /// Handles one event and says whether there are more.
    private func forward() -> Bool {
        lock.lock()
        let value = mailbox.values.popFirst()
        let end = value == nil ? mailbox.end : nil
        lock.unlock()
        guard !isCancelled else { return false }
        if let value {
            downstream.next(value)
        } else if let end {
            downstream.stop(end)
            return false
        }
        lock.lock()
        defer { lock.unlock() }
        mailbox.isScheduled = !mailbox.values.isEmpty || mailbox.end != nil
        return mailbox.isScheduled
    }
}
