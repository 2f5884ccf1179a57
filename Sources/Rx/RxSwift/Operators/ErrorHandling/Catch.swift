extension ObservableType {
    /// Goes on, when the source fails, with the sequence that `handler` makes of the error.
    ///
    /// That sequence's error, or one that `handler` throws, is not caught.
    public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let serial = SerialDisposable()
            let root = CatchRoot(sink, serial, handler)
            serial.disposable = root
            source.attach(root)
            return serial
        }
    }

    /// Sends `element` and completes when the source fails.
    public func catchAndReturn(_ element: Element) -> Observable<Element> { `catch` { _ in .just(element) } }

    /// Subscribes to the next of several sequences whenever one fails, until one completes.
    ///
    /// The error of the last one ends the sequence. With no sequences it completes at once.
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Producer { sink in SequentialRunner.run(sequence, sink, endsWithError: false) }
    }
}

private final class CatchRoot<Element>: Root<Element> {
    private let downstream: Sink<Element>
    private let serial: SerialDisposable
    private let handler: (any Error) throws -> Observable<Element>

    init(
        _ downstream: Sink<Element>, _ serial: SerialDisposable,
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) {
        self.downstream = downstream
        self.serial = serial
        self.handler = handler
    }

    override func next(_ value: Element) {
        if isLive { downstream.next(value) }
    }

    override func conclude(_ error: (any Error)?) {
        guard let error else { return downstream.stop(nil) }
        do {
            let rest = ForwardRoot(downstream)
            try handler(error).attach(rest)
            serial.disposable = rest
        } catch {
            downstream.stop(error)
        }
    }
}
