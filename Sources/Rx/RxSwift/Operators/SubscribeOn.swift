extension ObservableType {
    /// Subscribes, and disposes of the subscription, on a scheduler.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let everything = SerialDisposable()
            let waiting = SingleAssignmentDisposable()
            everything.disposable = waiting
            waiting.setDisposable(
                scheduler.schedule(()) { _ in
                    let root = ForwardRoot(sink)
                    everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: root)
                    source.attach(root)
                    return Disposables.create()
                })
            return everything
        }
    }
}
