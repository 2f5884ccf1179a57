extension ObservableType {
    /// Subscribes to the source again whenever a sequence made of its errors sends a value.
    ///
    /// The sequence ends, by completion or an error, when the one that `notificationHandler` made does while the source
    /// is not running.
    ///
    /// - Parameter notificationHandler: Is called once for each subscription, with a sequence of the source's errors. A
    ///   `delay` or a count in it decides when, and how often, the source is tried.
    ///
    /// An error of another type than the handler takes ends the sequence.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retryWhen(notificationHandler) { $0 as? Error }
    }

    /// Subscribes to the source again whenever a sequence made of its errors sends a value.
    ///
    /// The sequence ends, by completion or an error, when the one that `notificationHandler` made does while the source
    /// is not running.
    ///
    /// - Parameter notificationHandler: Is called once for each subscription, with a sequence of the source's errors. A
    ///   `delay` or a count in it decides when, and how often, the source is tried.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retryWhen(notificationHandler) { $0 }
    }

    private func retryWhen<Failure, Trigger: ObservableType>(
        _ handler: @escaping (Observable<Failure>) -> Trigger, _ convert: @escaping (any Swift.Error) -> Failure?
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let hub = RetryHub<Element, Failure>(sink, source, convert)
            hub.start(handler)
            return hub
        }
    }
}

private final class RetryHub<Element, Failure>: Hub<Element> {
    private let source: Observable<Element>
    private let convert: (any Error) -> Failure?
    private let errors = PublishSubject<Failure>()
    private let current = SerialDisposable()
    private let group = CompositeDisposable()
    private var isWaiting = false
    private var isAdvancing = false
    private var hasMore = false
    private var isOver = false
    private var endError: (any Error)?

    init(_ sink: Sink<Element>, _ source: Observable<Element>, _ convert: @escaping (any Error) -> Failure?) {
        self.source = source
        self.convert = convert
        super.init(sink)
    }

    func start<Trigger: ObservableType>(_ handler: (Observable<Failure>) -> Trigger) {
        _ = group.insert(current)
        let trigger = Branch<Trigger.Element>(
            turn,
            onNext: { [self] _ in
                guard isWaiting else { return }
                isWaiting = false
                advance()
            },
            onEnd: { [self] trigger, error in
                isOver = true
                endError = error
                if isWaiting { end(error) } else { trigger.dispose() }
            })
        _ = group.insert(trigger)
        handler(errors.asObservable()).asObservable().attach(trigger)
        turn.perform { [self] in advance() }
    }

    private func advance() {
        hasMore = true
        guard !isAdvancing else { return }
        isAdvancing = true
        while hasMore {
            hasMore = false
            begin()
        }
        isAdvancing = false
    }

    private func begin() {
        guard !group.isDisposed else { return }
        let branch = Branch<Element>(
            turn, onNext: { [self] in emit($0) },
            onEnd: { [self] branch, error in
                guard let error else { return end(nil) }
                guard let failure = convert(error) else { return end(error) }
                branch.dispose()
                if isOver { return end(endError) }
                isWaiting = true
                errors.onNext(failure)
            })
        current.disposable = branch
        source.attach(branch)
    }

    override func dispose() { group.dispose() }
}
