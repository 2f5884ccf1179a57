import Foundation

extension ObservableType {
    /// Sends a value when nothing has followed it for `dueTime`.
    ///
    /// A value that is followed sooner is dropped. One that still waits is sent at completion, and dropped when the
    /// source fails.
    ///
    /// The time is measured, and the values are sent, on `scheduler`.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let hub = DebounceHub(sink, dueTime, scheduler)
            hub.start(source)
            return hub
        }
    }
}

private final class DebounceHub<Element>: Hub<Element> {
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let group = CompositeDisposable()
    private let timer = SerialDisposable()
    private var value: Element?
    private var id: UInt64 = 0

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(sink)
    }

    func start(_ source: Observable<Element>) {
        let branch = Branch<Element>(
            turn,
            onNext: { [self] value in
                id &+= 1
                self.value = value
                startTimer(id)
            },
            onEnd: { [self] _, error in
                if error == nil, let value { emit(value) }
                value = nil
                end(error)
            })
        _ = group.insert(branch)
        _ = group.insert(timer)
        source.attach(branch)
    }

    private func startTimer(_ id: UInt64) {
        let next = SingleAssignmentDisposable()
        timer.disposable = next
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { [self] in
                turn.perform { [self] in
                    guard id == self.id, let value else { return }
                    self.value = nil
                    emit(value)
                }
                return Disposables.create()
            })
    }

    override func dispose() { group.dispose() }
}
