/// A sequence that sends its values at once, not when the subscription in progress is made.
package final class ImmediateProducer<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> DisposeBase

    /// - Parameters:
    ///   - name: What a trace calls the sequence: the operator's method.
    ///   - start: Subscribes a sink.
    package init(_ name: StaticString = #function, _ start: @escaping (Sink<Element>) -> DisposeBase) {
        if ChainTrace.isOn {
            self.start = ChainTrace.watching(name, start)
        } else {
            self.start = start
        }
    }

    package override var isTrampolined: Bool { false }

    @usableFromInline
    package override func run(_ sink: Sink<Element>) -> DisposeBase { start(sink) }
}
