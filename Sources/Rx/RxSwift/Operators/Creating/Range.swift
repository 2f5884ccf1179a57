/// An integer type that `range`, `interval` and `timer` can count with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
    /// Sends `count` integers from `start` on, then completes.
    ///
    /// A negative `count`, or a last integer that `Element` cannot hold, stops the program.
    ///
    /// `scheduler` sends each value, one piece of work a value: by default on the subscribing thread, once the subscription
    /// in progress is made.
    public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        precondition(count >= 0, "count can't be negative")
        precondition(!start.addingReportingOverflow(count - (count > 0 ? 1 : 0)).overflow, "overflow of count")
        return Producer { sink in
            var index: Element = 0
            return scheduler.loop {
                guard sink.isLive else { return false }
                guard index < count else {
                    sink.stop(nil)
                    return false
                }
                sink.next(start + index)
                index += 1
                return true
            }
        }
    }
}
