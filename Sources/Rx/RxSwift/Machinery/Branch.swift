/// A source's end in a hub: it hands every event to closures which run with the hub's turn.
package final class Branch<Element>: Root<Element> {
    private let turn: Turn
    private let onNext: (Element) -> Void
    private let onEnd: (Branch<Element>, (any Error)?) -> Void

    package init(
        _ turn: Turn, onNext: @escaping (Element) -> Void,
        onEnd: @escaping (Branch<Element>, (any Error)?) -> Void
    ) {
        self.turn = turn
        self.onNext = onNext
        self.onEnd = onEnd
    }

    package override func next(_ value: Element) {
        guard isLive else { return }
        if turn.enter() {
            onNext(value)
            turn.leave()
        } else {
            turn.leaveBehind { [self] in if !isDisposed { onNext(value) } }
        }
    }

    package override func stop(_ error: (any Error)?) {
        guard isLive, raise(Flag.stopped) else { return }
        if turn.enter() {
            onEnd(self, error)
            turn.leave()
        } else {
            turn.leaveBehind { [self] in if !isDisposed { onEnd(self, error) } }
        }
    }
}
