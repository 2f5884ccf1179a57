/// The end of a chain that leads to an observer.
final class ObserverRoot<Observer: ObserverType>: Terminal<Observer.Element> {
    private let observer: Observer

    init(_ observer: Observer) { self.observer = observer }

    override func next(_ value: Observer.Element) {
        if isLive { observer.on(.next(value)) }
    }

    override func conclude(_ error: (any Error)?) { observer.on(.end(error)) }
}
