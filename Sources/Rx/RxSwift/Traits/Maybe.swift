/// The trait of sequences of at most one value, or an error.
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

    /// Makes a sequence of a closure, which is called for each subscription and returns a disposable for its end.
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

    /// Subscribes closures that are given an object. It is not retained, and once it is gone they are not called.
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

    /// Sends one value at once, then completes.
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    /// Sends one value on `scheduler`, then completes.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
        Maybe(raw: .just(element, scheduler: scheduler))
    }

    /// Fails with `error` at once.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

    /// Sends nothing and never ends; only disposal ends a subscription to it.
    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

    /// Completes at once, without a value.
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    /// Calls closures beside the events, before or after the observer gets them.
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

    /// Succeeds with the value if `predicate` returns true for it, and completes without one otherwise.
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

    /// Goes on with the sequence that `selector` makes of the value. An error that it throws is the failure.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: observable.flatMap(selector))
    }

    /// Succeeds with the value, or with `default` if there is none.
    public func ifEmpty(default: Element) -> Single<Element> {
        Single(raw: observable.ifEmpty(default: `default`))
    }

    /// Follows the sequence or, if it completes without a value, another one.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: observable.ifEmpty(switchTo: other.source))
    }

    /// Follows the sequence or, if it completes without a value, another one.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(raw: observable.ifEmpty(switchTo: other.source))
    }

    /// Succeeds with `element` when the sequence fails.
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: observable.catchAndReturn(element))
    }

    /// Succeeds with the value, and fails with `RxError.noElements` if there is none.
    public func asSingle() -> Single<Element> { observable.asSingle() }

    /// Completes when the sequence has succeeded or completed, and fails when it does.
    public func asCompletable() -> Completable { Completable(raw: observable.ignoreElements()) }
}
