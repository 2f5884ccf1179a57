/// A root with the app's own code behind it.
package class Terminal<Element>: Root<Element> {}

/// The end of a chain that somebody's observer is at.
final class ObserverRoot<Observer: ObserverType>: Terminal<Observer.Element> {
    private let observer: Observer

    init(_ observer: Observer) { self.observer = observer }

    override func next(_ value: Observer.Element) {
        if isLive { observer.on(.next(value)) }
    }

    override func conclude(_ error: (any Error)?) { observer.on(.end(error)) }
}

/// The end of a chain that a closure for values alone is at.
final class ValueRoot<Element>: Terminal<Element> {
    private let onNext: (Element) -> Void

    init(_ onNext: @escaping (Element) -> Void) { self.onNext = onNext }

    override func next(_ value: Element) {
        if isLive { onNext(value) }
    }

    override func conclude(_ error: (any Error)?) {
        if let error { Hooks.defaultErrorHandler([], error) }
    }
}

/// The end of a chain that closures are at.
package final class ClosureRoot<Element>: Terminal<Element> {
    private let onNext: ((Element) -> Void)?
    private let onEnd: ((any Error)?) -> Void
    private let onDisposed: (() -> Void)?

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
