/// The end of a chain that leads to closures.
@usableFromInline
package final class ClosureRoot<Element>: Terminal<Element> {
    private let onNext: ((Element) -> Void)?
    private let onEnd: ((any Error)?) -> Void
    private let onDisposed: (() -> Void)?

    @usableFromInline
    package init(
        onNext: ((Element) -> Void)?, onEnd: @escaping ((any Error)?) -> Void, onDisposed: (() -> Void)? = nil
    ) {
        self.onNext = onNext
        self.onEnd = onEnd
        self.onDisposed = onDisposed
    }

    package override func next(_ value: Element) {
        if isLive { onNext?(value) }
    }

    package override func conclude(_ error: (any Error)?) {
        onEnd(error)
        disposed()
    }

    package override func disposed() {
        if let onDisposed, raise(Flag.spent) { onDisposed() }
    }
}
