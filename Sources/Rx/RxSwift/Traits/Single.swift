/// The trait of sequences of exactly one value, or an error.
public enum SingleTrait {}

/// A sequence of exactly one value, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The outcome of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A receiver of the outcome, which is called once.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// Makes a sequence of a closure, which is called for each subscription and returns a disposable for its end.
    public static func create(
        subscribe: @escaping (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        Single(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .success(let value):
                        observer.on(.next(value))
                        observer.on(.completed)
                    case .failure(let error): observer.on(.error(error))
                    }
                }
            })
    }

    /// Subscribes a closure to the outcome.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        var isStopped = false
        return observable.subscribe { event in
            if isStopped { return }
            isStopped = true
            switch event {
            case .next(let value): observer(.success(value))
            case .error(let error): observer(.failure(error))
            case .completed: fatalError("Singles can't emit a completion event")
            }
        }
    }

    /// Subscribes closures to the outcome.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let origin = onFailure == nil ? Hooks.subscriptionCallStack() ?? [] : []
        return subscribeDisposing(onDisposed) { event in
            switch event {
            case .success(let value): onSuccess?(value)
            case .failure(let error):
                if let onFailure { onFailure(error) } else { Hooks.defaultErrorHandler(origin, error) }
            }
        }
    }

    private func subscribeDisposing(
        _ onDisposed: (() -> Void)?, _ observer: @escaping (SingleEvent<Element>) -> Void
    ) -> any Disposable {
        guard let onDisposed else { return subscribe(observer) }
        let disposable = Disposables.create(with: onDisposed)
        let subscription = subscribe { event in
            observer(event)
            disposable.dispose()
        }
        return Disposables.create(subscription, disposable)
    }

    /// Subscribes closures that are given an object. It is not retained, and once it is gone they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] in if let object { onSuccess?(object, $0) } },
            onFailure: { [weak object] in if let object { onFailure?(object, $0) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }

    /// Sends one value at once, then completes.
    public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

    /// Sends one value on `scheduler`, then completes.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
        Single(raw: .just(element, scheduler: scheduler))
    }

    /// Fails with `error` at once.
    public static func error(_ error: any Swift.Error) -> Single<Element> { Single(raw: .error(error)) }

    /// Sends nothing and never ends; only disposal ends a subscription to it.
    public static func never() -> Single<Element> { Single(raw: .never()) }

    /// Calls closures beside the events, before or after the observer gets them.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: observable.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Succeeds with the value if `predicate` returns true for it, and completes without one otherwise.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: observable.filter(predicate))
    }

    /// Succeeds with what `transform` makes of the value. An error that it throws is the failure.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(raw: observable.map(transform))
    }

    /// Succeeds with what `transform` makes of the value, or completes without one if that is nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(raw: observable.compactMap(transform))
    }

    /// Goes on with the sequence that `selector` makes of the value. An error that it throws is the failure.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single<Result>(raw: observable.flatMap(selector))
    }

    /// Goes on with the sequence that `selector` makes of the value. An error that it throws is the failure.
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: observable.flatMap(selector))
    }

    /// Goes on with the sequence that `selector` makes of the value. An error that it throws is the failure.
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(raw: observable.flatMap(selector))
    }

    /// Succeeds with what `resultSelector` makes of the values of all, in the collection's order.
    ///
    /// An error of one ends it at once. With no sequences it succeeds with the result of an empty array.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element> {
        guard !collection.isEmpty else {
            return Single<Result>.deferred { Single<Result>(raw: .just(try resultSelector([]))) }
        }
        return Single<Result>(raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Succeeds with an array of the values of all, in the collection's order.
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
    where Collection.Element == Single<Element> {
        zip(collection) { $0 }
    }

    /// Succeeds with `element` when the sequence fails.
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(raw: observable.catchAndReturn(element))
    }

    /// The same sequence, with a type that also allows it to have no value.
    public func asMaybe() -> Maybe<Element> { Maybe(raw: observable) }

    /// Completes when the sequence has succeeded or completed, and fails when it does.
    public func asCompletable() -> Completable { Completable(raw: observable.ignoreElements()) }
}
