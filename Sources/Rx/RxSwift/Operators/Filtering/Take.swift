import Foundation

extension ObservableType {
    /// Sends the first `count` values, then completes.
    ///
    /// The subscription to the source is disposed of after the last of them. With a `count` of 0 the sequence completes
    /// without subscribing to the source. A negative `count` stops the program.
    @inlinable
    public func take(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "count can't be negative")
        guard count > 0 else { return .empty() }
        let source = asObservable()
        let receiver: Sink<Element>.Receiver = { sink, value in
            let sink = unsafeDowncast(sink, to: TakeSink<Element>.self)
            guard sink.remaining > 0 else { return }
            sink.remaining -= 1
            sink.emit(value)
            if sink.remaining == 0 { sink.stop(nil) }
        }
        return Producer { source.run(TakeSink<Element>($0, count, receiver)) }
    }

    /// Sends the values of the first `duration` after the subscription, then completes.
    ///
    /// The time is measured on `scheduler`.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let hub = TakeUntilHub(sink)
            hub.startTimer(source, duration, scheduler)
            return hub
        }
    }

    /// Sends the last `count` values when the source completes.
    ///
    /// They are kept until then, and dropped if it fails. A negative `count` stops the program.
    public func takeLast(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "count can't be negative")
        let source = asObservable()
        return Producer { sink in
            var values = Fifo<Element>()
            return source.run(
                ClosureSink(
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

/// The sink of `take`, with the number of values that may still pass.
@usableFromInline
final class TakeSink<Element>: OperatorSink<Element, Element> {
    @exclusivity(unchecked) @usableFromInline var remaining: Int

    @inlinable
    init(_ downstream: Sink<Element>, _ count: Int, _ receiver: @escaping Receiver) {
        remaining = count
        super.init(downstream, receiver: receiver)
    }
}
