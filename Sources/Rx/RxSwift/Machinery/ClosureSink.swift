/// An operator's sink whose reaction to events is given by closures, for operators that need no more.
package final class ClosureSink<Input, Output>: OperatorSink<Input, Output> {
    private let onNext: (Sink<Output>, Input) throws -> Void
    private let onEnd: ((Sink<Output>, (any Error)?) -> Void)?

    package init(
        _ downstream: Sink<Output>, onNext: @escaping (Sink<Output>, Input) throws -> Void,
        onEnd: ((Sink<Output>, (any Error)?) -> Void)? = nil
    ) {
        self.onNext = onNext
        self.onEnd = onEnd
        super.init(downstream)
    }

    package override func next(_ value: Input) {
        guard isLive else { return }
        do { try onNext(downstream, value) } catch { stop(error) }
    }

    package override func stop(_ error: (any Error)?) {
        guard isLive else { return }
        if let onEnd { onEnd(downstream, error) } else { downstream.stop(error) }
    }
}
