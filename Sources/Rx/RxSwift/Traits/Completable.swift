/// The trait of sequences without values.
public enum CompletableTrait {}

/// A sequence that completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The outcome of a `Completable`.
@frozen
public enum CompletableEvent {
    /// The error.
    case error(any Swift.Error)
    /// The end.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// A receiver of the outcome, which is called once.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// Makes a sequence of a closure, which is called for each subscription and returns a disposable for its end.
    public static func create(
        subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.on(.error(error))
                    case .completed: observer.on(.completed)
                    }
                }
            })
    }

    /// Subscribes a closure to the outcome.
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        var isStopped = false
        return observable.subscribe { event in
            if isStopped { return }
            isStopped = true
            switch event {
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    /// Subscribes closures to the outcome.
    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let origin = onError == nil ? Hooks.subscriptionCallStack() ?? [] : []
        let disposable = Disposables.create(with: onDisposed ?? {})
        let subscription = subscribe { event in
            switch event {
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
        with object: Object, onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onError: { [weak object] in if let object { onError?(object, $0) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }

    /// Fails with `error` at once.
    public static func error(_ error: any Swift.Error) -> Completable { Completable(raw: .error(error)) }

    /// Never ends; only disposal ends a subscription to it.
    public static func never() -> Completable { Completable(raw: .never()) }

    /// Completes at once, without a value.
    public static func empty() -> Completable { Completable(raw: .empty()) }

    /// Calls closures beside the events, before or after the observer gets them.
    public func `do`(
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: observable.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Runs this one and, when it has completed, the other.
    public func concat(_ second: Completable) -> Completable {
        Completable.concat([Completable(raw: observable), second])
    }

    /// Runs one after the other; an error ends it at once.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: .concat(sequence.lazy.map { $0.source }))
    }

    /// Runs one after the other; an error ends it at once.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .concat(collection.map { $0.source }))
    }

    /// Runs one after the other; an error ends it at once.
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Subscribes to all at once, and completes when the last has. An error of one ends it and disposes of the others.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .merge(sources.map { $0.source }))
    }

    /// Subscribes to all at once, and completes when the last has. An error of one ends it and disposes of the others.
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(raw: .merge(sources.map { $0.source }))
    }

    /// Subscribes to all at once, and completes when the last has. An error of one ends it and disposes of the others.
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Follows `second` when this one has completed; an error of this one is passed on.
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single<Element>(raw: then(second.source))
    }

    /// Follows `second` when this one has completed; an error of this one is passed on.
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe<Element>(raw: then(second.source))
    }

    /// Follows `second` when this one has completed; an error of this one is passed on.
    public func andThen(_ second: Completable) -> Completable { Completable(raw: then(second.source)) }

    /// Follows `second` when this one has completed; an error of this one is passed on.
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { then(second) }

    private func then<Next>(_ second: Observable<Next>) -> Observable<Next> {
        let first = observable
        return Producer { sink in
            let serial = SerialDisposable()
            let root = ThenRoot(sink, serial, second)
            serial.disposable = root
            first.attach(root)
            return serial
        }
    }
}

private final class ThenRoot<Element>: Root<Never> {
    private let downstream: Sink<Element>
    private let serial: SerialDisposable
    private let second: Observable<Element>

    init(_ downstream: Sink<Element>, _ serial: SerialDisposable, _ second: Observable<Element>) {
        self.downstream = downstream
        self.serial = serial
        self.second = second
    }

    override func next(_ value: Never) {}

    override func conclude(_ error: (any Error)?) {
        if let error { return downstream.stop(error) }
        let rest = ForwardRoot(downstream)
        serial.disposable = rest
        second.attach(rest)
    }
}
