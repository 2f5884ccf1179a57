extension ObservableType {
    /// Calls closures beside the events, before or after the observer gets them.
    ///
    /// An error that a closure throws ends the sequence.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let operatorSink = DoSink(sink)
            operatorSink.onNext = onNext
            operatorSink.afterNext = afterNext
            operatorSink.onEnd = { error in if let error { try onError?(error) } else { try onCompleted?() } }
            operatorSink.afterEnd = { error in if let error { try afterError?(error) } else { try afterCompleted?() } }
            onSubscribe?()
            var upstream = source.run(operatorSink)
            if let onSubscribed {
                if operatorSink.hasEnded {
                    upstream.dispose()
                    upstream = NopDisposable.shared
                }
                onSubscribed()
            }
            guard let onDispose else { return upstream }
            return BinaryDisposable(upstream, AnonymousDisposable(onDispose))
        }
    }
}

private final class DoSink<Element>: OperatorSink<Element, Element> {
    var onNext: ((Element) throws -> Void)?
    var afterNext: ((Element) throws -> Void)?
    var onEnd: (((any Error)?) throws -> Void)?
    var afterEnd: (((any Error)?) throws -> Void)?

    var hasEnded: Bool { state.load(ordering: .acquiring) & Flag.stopped != 0 }

    override func next(_ value: Element) {
        do {
            try onNext?(value)
            emit(value)
            try afterNext?(value)
        } catch {
            guard isLive else { return }
            _ = raise(Flag.stopped)
            downstream.stop(error)
        }
    }

    override func stop(_ error: (any Error)?) {
        _ = raise(Flag.stopped)
        guard isLive else { return }
        do { try onEnd?(error) } catch { return downstream.stop(error) }
        // Right above the end of the chain, what comes after the event comes before the disposal too.
        if let root = downstream as? Terminal<Element> {
            guard root.raise(SinkBase.Flag.stopped) else { return }
            root.conclude(error)
            try? afterEnd?(error)
            root.dispose()
        } else {
            downstream.stop(error)
            try? afterEnd?(error)
        }
    }
}
