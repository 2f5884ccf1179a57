/// The end of a chain that leads to a closure for values alone.
@usableFromInline
final class ValueRoot<Element>: Terminal<Element> {
    @usableFromInline let onNext: (Element) -> Void

    @inlinable
    init(_ onNext: @escaping (Element) -> Void) {
        self.onNext = onNext
        super.init { root, value in
            let root = unsafeDowncast(root, to: ValueRoot<Element>.self)
            if root.isLive { root.onNext(value) }
        }
    }

    override func conclude(_ error: (any Error)?) {
        if let error { Hooks.defaultErrorHandler([], error) }
    }
}
