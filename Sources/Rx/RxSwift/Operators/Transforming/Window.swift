import Foundation

extension ObservableType {
    /// Sends the values in sequences: one completes when it has sent `count` values, or when `timeSpan` is over, and
    /// the next is sent.
    ///
    /// A window's values are not kept: subscribe to it when it arrives. All windows end with the source.
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        let source = asObservable()
        return Producer { sink in
            let hub = WindowHub(sink, timeSpan, count, scheduler)
            return hub.start(source)
        }
    }
}

private final class WindowHub<Element>: Hub<Observable<Element>> {
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: any SchedulerType
    private let group = CompositeDisposable()
    private let timer = SerialDisposable()
    private let uses: RefCountDisposable
    private var window = PublishSubject<Element>()
    private var id = 0
    private var inWindow = 0

    init(
        _ sink: Sink<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType
    ) {
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
        uses = RefCountDisposable(disposable: group)
        super.init(sink)
    }

    func start(_ source: Observable<Element>) -> DisposeBase {
        _ = group.insert(timer)
        emit(CountedObservable(window, uses))
        startTimer(id)
        let branch = Branch<Element>(
            turn,
            onNext: { [self] value in
                window.onNext(value)
                inWindow += 1
                if inWindow == count { advance() }
            },
            onEnd: { [self] branch, error in
                window.finish(error)
                downstream.stop(error)
                branch.dispose()
                uses.dispose()
            })
        _ = group.insert(branch)
        source.attach(branch)
        return uses
    }

    private func advance() {
        inWindow = 0
        id += 1
        let current = id
        window.onCompleted()
        window = PublishSubject()
        emit(CountedObservable(window, uses))
        startTimer(current)
    }

    private func startTimer(_ id: Int) {
        guard id == self.id, !timer.isDisposed else { return }
        let next = SingleAssignmentDisposable()
        timer.disposable = next
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: timeSpan) { [self] in
                turn.perform { [self] in if id == self.id, !timer.isDisposed { advance() } }
                return Disposables.create()
            })
    }
}
