import Foundation

extension ObservableType {
    /// Fails with `RxError.timeout` when neither a value nor the end comes for `dueTime`, after the subscription or
    /// after a value.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// Goes on with another sequence when neither a value nor the end comes for `dueTime`, after the subscription or
    /// after a value.
    ///
    /// The subscription to the source is disposed of then.
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let source = asObservable()
        let other = other.asObservable()
        return Producer { sink in
            let hub = TimeoutHub(sink, dueTime, other, scheduler)
            hub.start(source)
            return hub
        }
    }
}

private final class TimeoutHub<Element>: Hub<Element> {
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let group = CompositeDisposable()
    private let current = SerialDisposable()
    private let timer = SerialDisposable()
    private var id: UInt64 = 0
    private var hasSwitched = false

    init(
        _ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
        _ scheduler: any SchedulerType
    ) {
        self.dueTime = dueTime
        self.other = other
        self.scheduler = scheduler
        super.init(sink)
    }

    func start(_ source: Observable<Element>) {
        _ = group.insert(current)
        _ = group.insert(timer)
        let branch = Branch<Element>(
            turn,
            onNext: { [self] value in
                guard !hasSwitched else { return }
                id &+= 1
                emit(value)
                startTimer()
            },
            onEnd: { [self] _, error in
                guard !hasSwitched else { return }
                id &+= 1
                end(error)
            })
        current.disposable = branch
        startTimer()
        source.attach(branch)
    }

    private func startTimer() {
        guard !timer.isDisposed else { return }
        let id = self.id
        let next = SingleAssignmentDisposable()
        timer.disposable = next
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { [self] in
                turn.perform { [self] in
                    guard id == self.id, !hasSwitched else { return }
                    hasSwitched = true
                    let rest = ForwardRoot(downstream)
                    other.attach(rest)
                    current.disposable = rest
                }
                return Disposables.create()
            })
    }

    override func dispose() { group.dispose() }
}
