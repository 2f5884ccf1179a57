import Foundation

extension ObservableType {
    /// Sends a value, and no other for `dueTime` after it.
    ///
    /// With `latest`, which is the default, the latest of the values that came meanwhile is sent when the time is over, on
    /// `scheduler`, which also measures the time. Without, they are dropped.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let hub = ThrottleHub(sink, dueTime, latest, scheduler)
            hub.start(source)
            return hub
        }
    }
}

private final class ThrottleHub<Element>: Hub<Element> {
    private let dueTime: RxTimeInterval
    private let latest: Bool
    private let scheduler: any SchedulerType
    private let group = CompositeDisposable()
    private let timer = SerialDisposable()
    private var unsent: Element?
    private var lastSent: Date?
    private var hasCompleted = false

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.latest = latest
        self.scheduler = scheduler
        super.init(sink)
    }

    func start(_ source: Observable<Element>) {
        let branch = Branch<Element>(
            turn, onNext: { [self] in receive($0) },
            onEnd: { [self] branch, error in
                branch.dispose()
                if error == nil, unsent != nil { hasCompleted = true } else { end(error) }
            })
        _ = group.insert(branch)
        _ = group.insert(timer)
        source.attach(branch)
    }

    private func receive(_ value: Element) {
        let now = scheduler.now
        let wait = lastSent.map { dueTime.reduced(since: $0, now: now) } ?? .nanoseconds(0)
        if wait.seconds == 0 { return send(value) }
        guard latest else { return }
        let isScheduled = unsent != nil
        unsent = value
        guard !isScheduled else { return }
        let next = SingleAssignmentDisposable()
        timer.disposable = next
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: wait) { [self] in
                turn.perform { [self] in
                    if let unsent { send(unsent) }
                    if hasCompleted { end(nil) }
                }
                return Disposables.create()
            })
    }

    private func send(_ value: Element) {
        unsent = nil
        emit(value)
        // After the observer's work, so that slow work leaves room too.
        lastSent = scheduler.now
    }

    override func dispose() { group.dispose() }
}
