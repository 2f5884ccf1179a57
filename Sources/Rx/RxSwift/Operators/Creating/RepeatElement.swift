extension ObservableType {
    /// Sends one value again and again, until the subscription is disposed of.
    ///
    /// Each value is sent on `scheduler`. On the default, the subscribing thread, `subscribe` does not return before an
    /// operator downstream, `take` for example, ends the subscription.
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Producer { sink in
            scheduler.loop {
                sink.next(element)
                return sink.isLive
            }
        }
    }
}
