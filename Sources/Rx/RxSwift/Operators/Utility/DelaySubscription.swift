import Foundation

extension ObservableType {
    /// Subscribes a time later.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                let root = ForwardRoot(sink)
                source.attach(root)
                return root
            }.base
        }
    }
}
