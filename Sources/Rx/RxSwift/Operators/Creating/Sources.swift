/// A sequence that does what it does at once, not when the subscription in progress is made.
package final class ImmediateProducer<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> DisposeBase

    package init(_ start: @escaping (Sink<Element>) -> DisposeBase) { self.start = start }

    package override var isTrampolined: Bool { false }

    package override func run(_ sink: Sink<Element>) -> DisposeBase { start(sink) }
}

extension ObservableType {
    /// A sequence of one value.
    public static func just(_ element: Element) -> Observable<Element> {
        ImmediateProducer { sink in
            sink.next(element)
            sink.stop(nil)
            return NopDisposable.shared
        }
    }

    /// A sequence of one value, sent on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        from(optional: element, scheduler: scheduler)
    }

    /// A sequence that completes at once.
    public static func empty() -> Observable<Element> {
        ImmediateProducer { sink in
            sink.stop(nil)
            return NopDisposable.shared
        }
    }

    /// A sequence that fails at once.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        ImmediateProducer { sink in
            sink.stop(error)
            return NopDisposable.shared
        }
    }

    /// A sequence that sends nothing and does not end.
    public static func never() -> Observable<Element> { ImmediateProducer { _ in NopDisposable.shared } }

    /// A sequence of a value, or of none.
    public static func from(optional: Element?) -> Observable<Element> {
        // Unlike `just` it belongs to the work on the current thread.
        Producer { sink in
            if let optional { sink.next(optional) }
            sink.stop(nil)
            return NopDisposable.shared
        }
    }

    /// A sequence of a value, or of none, sent on a scheduler.
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

    /// A sequence of the given values.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// A sequence of an array's values.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Producer { sink in run(array.makeIterator(), sink, scheduler) }
    }

    /// A sequence of a sequence's values.
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

    /// A sequence of one value again and again.
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

extension ObservableType where Element: RxAbstractInteger {
    /// A sequence of `count` integers from `start` on.
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

/// An integer as `range` and `interval` count with.
public typealias RxAbstractInteger = FixedWidthInteger
