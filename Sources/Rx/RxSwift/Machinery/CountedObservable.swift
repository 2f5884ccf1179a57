/// A sequence that keeps something in use while it is subscribed.
final class CountedObservable<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let uses: RefCountDisposable

    init(_ source: Observable<Element>, _ uses: RefCountDisposable) {
        self.source = source
        self.uses = uses
    }

    override var isTrampolined: Bool { source.isTrampolined }

    override func run(_ sink: Sink<Element>) -> DisposeBase {
        let use = uses.retain().base
        return BinaryDisposable(use, source.run(sink))
    }
}
