extension ObservableType {
    /// What `selector` makes of the sequence, which it may subscribe to several times while the source is subscribed
    /// to once.
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

    /// The sequence through a publish subject.
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    /// The sequence through a replay subject of a size.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// The sequence through a replay subject of every value.
    public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }

    /// The sequence through a subject.
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        multicast { subject }
    }

    /// The sequence through a subject that is made anew for each connection.
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
    private var parent: Multicast<Through>?

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
        if !isDisposed { parent?.disconnected(self) }
        super.dispose()
    }

    override func disposed() { parent = nil }
}
