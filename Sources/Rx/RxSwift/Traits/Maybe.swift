/// The shape of at most one value.
public enum MaybeTrait {}

/// A sequence of one value, none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The outcome of a `Maybe`.
@frozen
public enum MaybeEvent<Element> {
    /// The value.
    case success(Element)
    /// The error.
    case error(any Swift.Error)
    /// The end without a value.
    case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A receiver of the outcome, which is called once.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// Makes a sequence of a closure which is called for each subscription.
    public static func create(
        subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .success(let value):
                        observer.on(.next(value))
                        observer.on(.completed)
                    case .error(let error): observer.on(.error(error))
                    case .completed: observer.on(.completed)
                    }
                }
            })
    }

    /// Subscribes a closure to the outcome.
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        var isStopped = false
        return observable.subscribe { event in
            if isStopped { return }
            isStopped = true
            switch event {
            case .next(let value): observer(.success(value))
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    /// Subscribes closures to the outcome.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let origin = onError == nil ? Hooks.subscriptionCallStack() ?? [] : []
        let disposable = Disposables.create(with: onDisposed ?? {})
        let subscription = subscribe { event in
            switch event {
            case .success(let value): onSuccess?(value)
            case .error(let error):
                if let onError { onError(error) } else { Hooks.defaultErrorHandler(origin, error) }
            case .completed: onCompleted?()
            }
            disposable.dispose()
        }
        return Disposables.create(subscription, disposable)
    }

    /// Subscribes closures that are given an object, which is not retained.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] in if let object { onSuccess?(object, $0) } },
            onError: { [weak object] in if let object { onError?(object, $0) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }

    /// A sequence of one value.
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    /// A sequence of one value, sent on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
        Maybe(raw: .just(element, scheduler: scheduler))
    }

    /// A sequence that fails at once.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

    /// A sequence that sends nothing and does not end.
    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

    /// A sequence that completes at once.
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    /// Calls closures beside the events.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: observable.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// The value if `predicate` holds.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: observable.filter(predicate))
    }

    /// Succeeds with what `transform` makes of the value. An error that it throws is the failure.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe<Result>(raw: observable.map(transform))
    }

    /// Succeeds with what `transform` makes of the value, or completes without one if that is nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(raw: observable.compactMap(transform))
    }

    /// The sequence that `selector` makes of the value.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: observable.flatMap(selector))
    }

    /// The value, or `default` when there is none.
    public func ifEmpty(default: Element) -> Single<Element> {
        Single(raw: observable.ifEmpty(default: `default`))
    }

    /// The sequence, or the other one when it is empty.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: observable.ifEmpty(switchTo: other.source))
    }

    /// The sequence, or the other one when it is empty.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(raw: observable.ifEmpty(switchTo: other.source))
    }

    /// Ends with `element` instead of an error.
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: observable.catchAndReturn(element))
    }

    /// The sequence as one of exactly one value; an error when it is empty.
    public func asSingle() -> Single<Element> { observable.asSingle() }

    /// The sequence without its value.
    public func asCompletable() -> Completable { Completable(raw: observable.ignoreElements()) }
}
