/// A sequence that a closure starts: what operators return.
@usableFromInline
package final class Producer<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> DisposeBase

    @usableFromInline
    package init(_ start: @escaping (Sink<Element>) -> DisposeBase) { self.start = start }

    @usableFromInline
    package override func run(_ sink: Sink<Element>) -> DisposeBase { start(sink) }
}

/// A stage whose reaction to a value is a closure, for operators that need no more.
package final class ClosureStage<Input, Output>: Stage<Input, Output> {
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
