/// A sequence that a closure starts: what operators return.
@usableFromInline
package final class Producer<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> DisposeBase

    @usableFromInline
    package init(_ start: @escaping (Sink<Element>) -> DisposeBase) { self.start = start }

    @usableFromInline
    package override func run(_ sink: Sink<Element>) -> DisposeBase { start(sink) }
}
