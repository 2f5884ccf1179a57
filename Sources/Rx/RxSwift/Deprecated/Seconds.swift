import Foundation

// Spans of time were numbers of seconds before version 5.

extension RxTimeInterval {
    /// A span of so many seconds, in whole milliseconds.
    package init(seconds: TimeInterval) {
        self = .milliseconds(Int(exactly: (seconds * 1000).rounded(.towardZero)) ?? (seconds < 0 ? .min : .max))
    }
}

extension ObservableType {
    /// The older form of `debounce(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func debounce(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        debounce(RxTimeInterval(seconds: dueTime), scheduler: scheduler)
    }

    /// The older form of `throttle(_:latest:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func throttle(
        _ dueTime: TimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        throttle(RxTimeInterval(seconds: dueTime), latest: latest, scheduler: scheduler)
    }

    /// The older form of `delay(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func delay(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        delay(RxTimeInterval(seconds: dueTime), scheduler: scheduler)
    }

    /// The older form of `delaySubscription(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func delaySubscription(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        delaySubscription(RxTimeInterval(seconds: dueTime), scheduler: scheduler)
    }

    /// The older form of `timeout(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func timeout(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(RxTimeInterval(seconds: dueTime), scheduler: scheduler)
    }

    /// The older form of `timeout(_:other:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: TimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timeout(RxTimeInterval(seconds: dueTime), other: other, scheduler: scheduler)
    }

    /// The older form of `skip(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func skip(_ duration: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        skip(RxTimeInterval(seconds: duration), scheduler: scheduler)
    }

    /// The older form of `take(for:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say take(for:scheduler:) with .seconds(_:) or .milliseconds(_:).")
    public func take(_ duration: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(for: RxTimeInterval(seconds: duration), scheduler: scheduler)
    }

    /// The older form of `window(timeSpan:count:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func window(
        timeSpan: TimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        window(timeSpan: RxTimeInterval(seconds: timeSpan), count: count, scheduler: scheduler)
    }

    /// The older form of `buffer(timeSpan:count:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func buffer(
        timeSpan: TimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        buffer(timeSpan: RxTimeInterval(seconds: timeSpan), count: count, scheduler: scheduler)
    }
}

extension ObservableType where Element: RxAbstractInteger {
    /// The older form of `interval(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public static func interval(_ period: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        interval(RxTimeInterval(seconds: period), scheduler: scheduler)
    }

    /// The older form of `timer(_:period:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public static func timer(
        _ dueTime: TimeInterval, period: TimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        timer(
            RxTimeInterval(seconds: dueTime), period: period.map { RxTimeInterval(seconds: $0) }, scheduler: scheduler)
    }
}

extension PrimitiveSequence {
    /// The older form of `delay(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func delay(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        delay(RxTimeInterval(seconds: dueTime), scheduler: scheduler)
    }

    /// The older form of `delaySubscription(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func delaySubscription(
        _ dueTime: TimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        delaySubscription(RxTimeInterval(seconds: dueTime), scheduler: scheduler)
    }

    /// The older form of `timeout(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func timeout(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        timeout(RxTimeInterval(seconds: dueTime), scheduler: scheduler)
    }

    /// The older form of `timeout(_:other:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func timeout(
        _ dueTime: TimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        timeout(RxTimeInterval(seconds: dueTime), other: other, scheduler: scheduler)
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    /// The older form of `timer(_:scheduler:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public static func timer(
        _ dueTime: TimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        timer(RxTimeInterval(seconds: dueTime), scheduler: scheduler)
    }
}
