extension ObservableType {
    /// Makes a sequence of a closure, which is called for each subscription on the subscribing thread.
    ///
    /// The observer may be called from any thread, but not from two at a time; debug builds report that. It ignores
    /// what comes after an end or after disposal.
    ///
    /// - Parameter subscribe: Is given the observer, and returns a disposable that is disposed of at the end, once.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        Producer { sink in
            let operatorSink = CreateSink(sink)
            let disposable = subscribe(AnyObserver(eventHandler: operatorSink.on)).base
            guard operatorSink.hasEnded else { return disposable }
            // A source that ends at once is disposed of before anything below hears that it was subscribed to.
            disposable.dispose()
            return NopDisposable.shared
        }
    }
}

private final class CreateSink<Element>: OperatorSink<Element, Element> {
    private let tracker = SynchronizationTracker()

    var hasEnded: Bool { state.load(ordering: .acquiring) & Flag.stopped != 0 }

    override func next(_ value: Element) { emit(value) }

    func on(_ event: Event<Element>) {
        let first = tracker.enter("Observable<\(Element.self)>.create")
        switch event {
        case .next(let value): if state.load(ordering: .relaxed) == 0 { emit(value) }
        case .error(let error): if raise(Flag.stopped), isLive { downstream.stop(error) }
        case .completed: if raise(Flag.stopped), isLive { downstream.stop(nil) }
        }
        tracker.leave(first)
    }
}
