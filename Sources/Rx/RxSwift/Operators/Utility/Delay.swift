import Foundation

extension ObservableType {
    /// Sends values and completion `dueTime` later, at the same distances. An error is sent at once, and drops what
    /// waits.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let hub = DelayHub(sink, dueTime, scheduler)
            hub.start(source)
            return hub
        }
    }
}

private final class DelayHub<Element>: Hub<Element> {
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let group = CompositeDisposable()
    private let timer = SerialDisposable()
    private var waiting = Fifo<(since: Date, event: Event<Element>)>()
    private var isScheduled = false

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(sink)
    }

    func start(_ source: Observable<Element>) {
        let branch = Branch<Element>(
            turn, onNext: { [self] in add(.next($0)) },
            onEnd: { [self] branch, error in
                branch.dispose()
                if let error { end(error) } else { add(.completed) }
            })
        _ = group.insert(branch)
        _ = group.insert(timer)
        source.attach(branch)
    }

    private func add(_ event: Event<Element>) {
        waiting.append((scheduler.now, event))
        if !isScheduled { schedule(dueTime) }
    }

    private func schedule(_ interval: RxTimeInterval) {
        isScheduled = true
        let next = SingleAssignmentDisposable()
        timer.disposable = next
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: interval) { [self] in
                turn.perform { [self] in forward() }
                return Disposables.create()
            })
    }

    private func forward() {
        guard !group.isDisposed, let (_, event) = waiting.popFirst() else { return }
        switch event {
        case .next(let value): emit(value)
        case .error(let error): return end(error)
        case .completed: return end(nil)
        }
        isScheduled = false
        if let since = waiting.first?.since { schedule(dueTime.reduced(since: since, now: scheduler.now)) }
    }

    override func dispose() { group.dispose() }
}
