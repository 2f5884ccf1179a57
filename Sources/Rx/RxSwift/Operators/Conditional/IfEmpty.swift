extension ObservableType {
    /// Sends the source's values, or `default` if it completes without any.
    public func ifEmpty(default: Element) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var isEmpty = true
            return source.run(
                ClosureSink(
                    sink,
                    onNext: { downstream, value in
                        isEmpty = false
                        downstream.next(value)
                    },
                    onEnd: { downstream, error in
                        if isEmpty, error == nil { downstream.next(`default`) }
                        downstream.stop(error)
                    }))
        }
    }

    /// Sends the source's values, or those of another sequence if it completes without any.
    ///
    /// The other is subscribed to only then.
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let serial = SerialDisposable()
            let first = SwitchIfEmptyRoot(sink, serial, other)
            serial.disposable = first
            source.attach(first)
            return serial
        }
    }
}

private final class SwitchIfEmptyRoot<Element>: Root<Element> {
    private let downstream: Sink<Element>
    private let serial: SerialDisposable
    private let other: Observable<Element>
    private var isEmpty = true

    init(_ downstream: Sink<Element>, _ serial: SerialDisposable, _ other: Observable<Element>) {
        self.downstream = downstream
        self.serial = serial
        self.other = other
    }

    override func next(_ value: Element) {
        guard isLive else { return }
        isEmpty = false
        downstream.next(value)
    }

    override func conclude(_ error: (any Error)?) {
        guard isEmpty, error == nil else { return downstream.stop(error) }
        let rest = ForwardRoot(downstream)
        other.attach(rest)
        serial.disposable = rest
    }
}
