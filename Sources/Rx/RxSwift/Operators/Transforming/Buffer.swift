import Foundation

extension ObservableType {
    /// Sends the values in arrays: one when it has `count` values, or when `timeSpan` is over, even if it is empty.
    ///
    /// The time begins anew with each array. The values that wait are sent at completion, and dropped when the source
    /// fails.
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        let source = asObservable()
        return Producer { sink in
            let hub = BufferHub(sink, timeSpan, count, scheduler)
            hub.start(source)
            return hub
        }
    }
}

private final class BufferHub<Element>: Hub<[Element]> {
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: any SchedulerType
    private let group = CompositeDisposable()
    private let timer = SerialDisposable()
    private var values: [Element] = []
    private var window = 0

    init(_ sink: Sink<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType) {
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
        super.init(sink)
    }

    func start(_ source: Observable<Element>) {
        _ = group.insert(timer)
        startTimer(0)
        let branch = Branch<Element>(
            turn,
            onNext: { [self] value in
                values.append(value)
                if values.count == count { flush() }
            },
            onEnd: { [self] _, error in
                if error == nil { emit(values) }
                values = []
                end(error)
            })
        _ = group.insert(branch)
        source.attach(branch)
    }

    private func flush() {
        let full = values
        values = []
        window += 1
        let current = window
        emit(full)
        startTimer(current)
    }

    private func startTimer(_ window: Int) {
        guard window == self.window, !timer.isDisposed else { return }
        let next = SingleAssignmentDisposable()
        timer.disposable = next
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: timeSpan) { [self] in
                turn.perform { [self] in if window == self.window, !timer.isDisposed { flush() } }
                return Disposables.create()
            })
    }

    override func dispose() { group.dispose() }
}

extension Turn {
    /// Does work with the turn, now or when it is free.
    package func perform(_ work: @escaping () -> Void) {
        if enter() {
            work()
            leave()
        } else {
            leaveBehind(work)
        }
    }
}
