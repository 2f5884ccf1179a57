import Foundation

extension PrimitiveSequence {
    /// Makes a sequence for each subscription, and subscribes to it.
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: .deferred { try observableFactory().source })
    }

    /// Sends the value or completion `dueTime` later; an error is sent at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes to the sequence `dueTime` after it was subscribed to.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Passes every event on, in order and one at a time, on a scheduler.
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.observe(on: scheduler))
    }

    /// Subscribes, and disposes of the subscription, on a scheduler.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.subscribe(on: scheduler))
    }

    /// Goes on, when the sequence fails, with the one that `handler` makes of the error.
    public func `catch`(
        _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.catch { try handler($0).source })
    }

    /// Subscribes again whenever the sequence fails, without limit.
    public func retry() -> PrimitiveSequence<Trait, Element> { Self(raw: source.retry()) }

    /// Subscribes again when the sequence fails, so that it is tried `maxAttemptCount` times in all.
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.retry(maxAttemptCount))
    }

    /// Subscribes again whenever a sequence that `notificationHandler` makes of the errors sends a value.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.retry(when: notificationHandler))
    }

    /// Subscribes again whenever a sequence that `notificationHandler` makes of the errors sends a value.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.retry(when: notificationHandler))
    }

    /// Prints every event, subscription and disposal with its time, and passes the events on.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        Self(
            raw: source.debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Makes a resource for each subscription, and disposes of it at the end.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        Self(
            raw: .using(
                resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
    }

    /// Fails with `RxError.timeout` when nothing comes for `dueTime` after the subscription.
    public func timeout(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Goes on with another sequence when nothing comes for `dueTime` after the subscription.
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    /// Sends 0 after `dueTime`.
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable.timer(dueTime, scheduler: scheduler))
    }
}
