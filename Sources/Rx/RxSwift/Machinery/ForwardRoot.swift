/// The end of one sequence in the middle of another: what it gets goes on downstream, and it can be disposed alone.
package final class ForwardRoot<Element>: Root<Element> {
    private let downstream: Sink<Element>

    package init(_ downstream: Sink<Element>) { self.downstream = downstream }

    package override func next(_ value: Element) {
        if isLive { downstream.next(value) }
    }

    package override func conclude(_ error: (any Error)?) { downstream.stop(error) }
}
