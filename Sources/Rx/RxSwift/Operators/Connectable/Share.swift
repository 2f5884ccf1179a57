/// How long `share` keeps the values that it replays.
public enum SubjectLifetimeScope {
    /// As long as the source runs and has a subscriber. After that it is subscribed to anew, with nothing to replay.
    case whileConnected

    /// For good, the completion or error of the source included.
    case forever
}

extension ObservableType {
    /// Subscribes to the source once for all subscribers: with the first of them, until the last has gone.
    ///
    /// With the defaults a new subscriber hears what is sent from then on, and after the source has ended the next
    /// subscriber begins it again.
    ///
    /// - Parameters:
    ///   - replay: How many of the latest values a new subscriber gets first.
    ///   - scope: How long they are remembered.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        switch scope {
        case .forever where replay == 0: multicast(PublishSubject()).refCount()
        case .forever: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        case .whileConnected: Share(asObservable(), replay)
        }
    }
}

private final class Share<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let replay: Int
    private let lock = Lock()
    private var current: ShareConnection<Element>?

    init(_ source: Observable<Element>, _ replay: Int) {
        self.source = source
        self.replay = replay
    }

    override var isTrampolined: Bool { false }

    override func run(_ sink: Sink<Element>) -> DisposeBase {
        if ChainTrace.isOn, !(sink is TraceSink<Element>) { return ChainTrace.watch(sink, "share", run) }
        let spare = ShareConnection(self, replay)
        let (connection, isFirst) = lock.whileLocked {
            if let current {
                current.count += 1
                return (current, false)
            }
            current = spare
            spare.count = 1
            return (spare, true)
        }
        let seat = connection.subject.run(sink)
        if isFirst { source.attach(connection) }
        return AnonymousDisposable { [self] in
            seat.dispose()
            left(connection)
        }
    }

    private func left(_ connection: ShareConnection<Element>) {
        let isLast = lock.whileLocked {
            connection.count -= 1
            guard connection.count == 0, !connection.hasEnded else { return false }
            if current === connection { current = nil }
            return true
        }
        if isLast { connection.dispose() }
    }

    fileprivate func ended(_ connection: ShareConnection<Element>) {
        lock.whileLocked {
            connection.hasEnded = true
            if current === connection { current = nil }
        }
    }
}

private final class ShareConnection<Element>: Root<Element> {
    let subject: Subject<Element>
    var count = 0
    /// Whether the source has ended, so that nobody who leaves needs to end it.
    var hasEnded = false
    private let share: Share<Element>

    init(_ share: Share<Element>, _ replay: Int) {
        self.share = share
        subject = replay == 0 ? PublishSubject() : ReplaySubject.create(bufferSize: replay)
    }

    override func next(_ value: Element) {
        if isLive { subject.deliver(value) }
    }

    override func conclude(_ error: (any Error)?) {
        share.ended(self)
        subject.finish(error)
    }
}
