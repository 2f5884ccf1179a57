/// A sequence that a closure starts: what operators return.
@usableFromInline
package final class Producer<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> DisposeBase

    /// - Parameters:
    ///   - name: What a trace calls the sequence: the operator's method.
    ///   - start: Subscribes a sink.
    @usableFromInline
    package init(_ name: StaticString = #function, _ start: @escaping (Sink<Element>) -> DisposeBase) {
        if ChainTrace.isOn {
            self.start = ChainTrace.watching(name, start)
        } else {
            self.start = start
        }
    }

    @usableFromInline
    package override func run(_ sink: Sink<Element>) -> DisposeBase { start(sink) }
}
