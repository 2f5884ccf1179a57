extension ObservableType {
    /// Sends the value unless it is nil, then completes, all on the subscribing thread.
    public static func from(optional: Element?) -> Observable<Element> {
        // Unlike `just` it belongs to the work on the current thread.
        Producer { sink in
            if let optional { sink.next(optional) }
            sink.stop(nil)
            return NopDisposable.shared
        }
    }

    /// Sends the value, unless it is nil, on `scheduler`, then completes in a later turn of it.
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        Producer { sink in
            scheduler.schedule(optional) { value in
                guard let value else {
                    sink.stop(nil)
                    return Disposables.create()
                }
                sink.next(value)
                return scheduler.schedule(()) { _ in
                    sink.stop(nil)
                    return Disposables.create()
                }
            }.base
        }
    }

    /// Sends the given values in order, then completes.
    ///
    /// `scheduler` sends each value, one piece of work a value: by default on the subscribing thread, once the subscription
    /// in progress is made.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// Sends the elements of an array in order, then completes.
    ///
    /// `scheduler` sends each value, one piece of work a value: by default on the subscribing thread, once the subscription
    /// in progress is made.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Producer { sink in run(array.makeIterator(), sink, scheduler) }
    }

    /// Sends the elements of a sequence in order, then completes. Each subscription iterates the sequence anew, and
    /// stops when it is disposed of; so the sequence may be infinite.
    ///
    /// `scheduler` sends each value, one piece of work a value: by default on the subscribing thread, once the subscription
    /// in progress is made.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        Producer { sink in run(sequence.makeIterator(), sink, scheduler) }
    }

    private static func run<Values: IteratorProtocol>(
        _ values: Values, _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType
    ) -> DisposeBase where Values.Element == Element {
        var values = values
        return scheduler.loop {
            guard sink.isLive else { return false }
            guard let value = values.next() else {
                sink.stop(nil)
                return false
            }
            sink.next(value)
            return true
        }
    }
}
