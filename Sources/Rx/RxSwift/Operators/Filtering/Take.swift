import Foundation

extension ObservableType {
    /// The first `count` values.
    public func take(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "count can't be negative")
        guard count > 0 else { return .empty() }
        let source = asObservable()
        return Producer { source.run(TakeStage($0, count)) }
    }

    /// The values of a time.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let hub = TakeUntilHub(sink)
            hub.startTimer(source, duration, scheduler)
            return hub
        }
    }

    /// The last `count` values, at completion.
    public func takeLast(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "count can't be negative")
        let source = asObservable()
        return Producer { sink in
            var values = Fifo<Element>()
            return source.run(
                ClosureStage(
                    sink,
                    onNext: { _, value in
                        values.append(value)
                        if values.count > count { _ = values.popFirst() }
                    },
                    onEnd: { downstream, error in
                        if error == nil { while let value = values.popFirst() { downstream.next(value) } }
                        downstream.stop(error)
                    }))
        }
    }
}

private final class TakeStage<Element>: Stage<Element, Element> {
    private var remaining: Int

    init(_ downstream: Sink<Element>, _ count: Int) {
        remaining = count
        super.init(downstream)
    }

    override func next(_ value: Element) {
        guard remaining > 0 else { return }
        remaining -= 1
        emit(value)
        if remaining == 0 { stop(nil) }
    }
}
