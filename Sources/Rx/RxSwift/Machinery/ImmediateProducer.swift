/// A sequence that sends its values at once, not when the subscription in progress is made.
package final class ImmediateProducer<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> DisposeBase

    package init(_ start: @escaping (Sink<Element>) -> DisposeBase) { self.start = start }

    package override var isTrampolined: Bool { false }

    @usableFromInline
    package override func run(_ sink: Sink<Element>) -> DisposeBase { start(sink) }
}
