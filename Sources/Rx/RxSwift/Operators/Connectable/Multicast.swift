extension ObservableType {
    /// Shares one subscription to the source within the sequence that `selector` makes.
    ///
    /// Each subscription makes a subject, calls `selector` with a sequence of the subject's values, which it may use
    /// several times, and subscribes to the source once. An error that a closure throws ends the sequence.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let source = asObservable()
        return Producer { sink in
            do {
                let subject = try subjectSelector()
                let connectable = Multicast(source) { subject }
                let upstream = try selector(connectable).run(sink)
                return BinaryDisposable(upstream, connectable.connect().base)
            } catch {
                sink.stop(error)
                return NopDisposable.shared
            }
        }
    }

    /// Shares one subscription through a `PublishSubject`: a subscriber hears what is sent after it came.
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    /// Shares one subscription through a `ReplaySubject`: a subscriber first hears up to `bufferSize` of the latest
    /// values.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Shares one subscription through a `ReplaySubject` without a limit: a subscriber first hears every value so far.
    public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }

    /// Shares one subscription through `subject`, which serves all connections.
    ///
    /// Once the source has ended, the subject has too, and later subscribers hear only its end.
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        multicast { subject }
    }

    /// Shares one subscription through a subject that `makeSubject` makes anew for each connection.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), makeSubject)
    }
}

private final class Multicast<Through: SubjectType>: ConnectableObservable<Through.Element> {
    typealias Input = Through.Observer.Element

    private let source: Observable<Input>
    private let makeSubject: () -> Through
    private let lock = Lock()
    private var subject: Through?
    private var connection: Connection<Through>?

    init(_ source: Observable<Input>, _ makeSubject: @escaping () -> Through) {
        self.source = source
        self.makeSubject = makeSubject
    }

    private func current() -> Through {
        if let subject = lock.whileLocked({ self.subject }) { return subject }
        let made = makeSubject()
        return lock.whileLocked {
            if let subject { return subject }
            subject = made
            return made
        }
    }

    override func run(_ sink: Sink<Through.Element>) -> DisposeBase { current().asObservable().run(sink) }

    override func connect() -> any Disposable {
        let subject = current()
        let made = Connection<Through>(subject.asObserver(), self)
        let existing: Connection<Through>? = lock.whileLocked {
            if let connection { return connection }
            connection = made
            return nil
        }
        if let existing { return existing }
        source.attach(made)
        return made
    }

    func disconnected(_ ended: Connection<Through>) {
        lock.whileLocked {
            guard connection === ended else { return }
            connection = nil
            subject = nil
        }
    }
}

private final class Connection<Through: SubjectType>: Root<Through.Observer.Element> {
    private let observer: Through.Observer
    /// Nil once disconnected.
    private var parent: Multicast<Through>?
    private let lock = Lock()

    init(_ observer: Through.Observer, _ parent: Multicast<Through>) {
        self.observer = observer
        self.parent = parent
    }

    override func next(_ value: Through.Observer.Element) {
        if isLive { observer.on(.next(value)) }
    }

    /// The connection is gone before the end is passed on: whoever subscribes because of it connects again.
    override func stop(_ error: (any Error)?) {
        guard isLive, raise(Flag.stopped) else { return }
        dispose()
        observer.on(.end(error))
    }

    override func dispose() {
        let parent = lock.whileLocked {
            defer { self.parent = nil }
            return self.parent
        }
        parent?.disconnected(self)
        super.dispose()
    }
}
