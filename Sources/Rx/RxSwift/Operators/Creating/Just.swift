extension ObservableType {
    /// Sends one value at once on the subscribing thread, then completes.
    public static func just(_ element: Element) -> Observable<Element> {
        ImmediateProducer { sink in
            sink.next(element)
            sink.stop(nil)
            return NopDisposable.shared
        }
    }

    /// Sends one value on `scheduler`, then completes in a later turn of it.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        from(optional: element, scheduler: scheduler)
    }
}
