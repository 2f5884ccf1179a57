extension ObservableType {
    /// Subscribes to the source, and disposes of the subscription, on a scheduler.
    ///
    /// It does not decide where values are sent; `observe(on:)` does.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        // An operator lets go of its own sources when it ends; what is left to the scheduler is everything else.
        let endsItself = self is Observable<Element> && !(self is Subject<Element>)
        return Producer { sink in
            let everything = SerialDisposable()
            let waiting = SingleAssignmentDisposable()
            everything.disposable = waiting
            waiting.setDisposable(
                scheduler.schedule(()) { _ in
                    let root: Root<Element> = endsItself ? ForwardRoot(sink) : PatientRoot(sink)
                    everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: root)
                    source.attach(root)
                    return Disposables.create()
                })
            return everything
        }
    }
}

/// Passes events on and leaves its subscription to the scheduler, also when the sequence has ended.
private final class PatientRoot<Element>: Root<Element> {
    private let downstream: Sink<Element>

    init(_ downstream: Sink<Element>) { self.downstream = downstream }

    override func next(_ value: Element) {
        if isLive { downstream.next(value) }
    }

    override func stop(_ error: (any Error)?) {
        if isLive, raise(Flag.stopped) { downstream.stop(error) }
    }
}
