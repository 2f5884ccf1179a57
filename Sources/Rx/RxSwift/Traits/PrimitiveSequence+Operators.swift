import Foundation

extension PrimitiveSequence {
    /// A sequence that is made anew for each subscription.
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: .deferred { try observableFactory().source })
    }

    /// The sequence a time later.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes a time later.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Calls the observer on a scheduler.
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.observe(on: scheduler))
    }

    /// Subscribes on a scheduler.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.subscribe(on: scheduler))
    }

    /// Goes on with the sequence that `handler` makes of an error.
    public func `catch`(
        _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.catch { try handler($0).source })
    }

    /// Begins again whenever the sequence fails.
    public func retry() -> PrimitiveSequence<Trait, Element> { Self(raw: source.retry()) }

    /// Begins again when the sequence fails, so that it is tried `maxAttemptCount` times in all.
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.retry(maxAttemptCount))
    }

    /// Begins again whenever the sequence that the handler makes of the errors sends a value.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.retry(when: notificationHandler))
    }

    /// Begins again whenever the sequence that the handler makes of the errors sends a value.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.retry(when: notificationHandler))
    }

    /// Prints every event, subscription and disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        Self(
            raw: source.debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// A sequence that has a resource while it is subscribed.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        Self(
            raw: .using(
                resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
    }

    /// Fails with `RxError.timeout` when nothing comes for a time.
    public func timeout(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Goes on with another sequence when nothing comes for a time.
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    /// Sends 0 after a time.
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable.timer(dueTime, scheduler: scheduler))
    }
}
