import Foundation

extension ObservableType where Element: RxAbstractInteger {
    /// Sends 0 after a period, 1 after the next, and so on without end.
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
    }

    /// Sends 0 after `dueTime`. Without a period it completes then; otherwise it counts on, one each period, without
    /// end.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Producer { sink in
            if let period {
                return scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
                    sink.next(count)
                    return count &+ 1
                }.base
            }
            return scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                sink.next(0)
                sink.stop(nil)
                return Disposables.create()
            }.base
        }
    }
}
