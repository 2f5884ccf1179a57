import Foundation

/// An observer by selector: held weakly, as Apple's centre does, so that one that is gone needs no removal.
private final class SelectorObservation: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    var token: (any NSObjectProtocol)?

    init(observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
        self.observer = observer
        self.name = name
        self.object = object
        hasObject = object != nil
    }
}

private let observationLock = NSLock()
nonisolated(unsafe) private var observations: [ObjectIdentifier: [SelectorObservation]] = [:]

extension NotificationCenter {
    /// Sends `selector` to `observer` with each notification of that name and sender, on the thread that posts it.
    ///
    /// The observer is not kept alive, and need not be removed when it goes.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        let observation = SelectorObservation(
            observer: observer as AnyObject, name: name, object: object.map { $0 as AnyObject })
        let token = addObserver(forName: name, object: object, queue: nil) { [weak observation] notification in
            guard let receiver = observation?.observer else { return }
            SelectorTable.send(selector, to: receiver, notification)
        }
        let gone = observationLock.withLock {
            observation.token = token
            let all = observations[ObjectIdentifier(self)] ?? []
            observations[ObjectIdentifier(self)] = all.filter { $0.observer != nil } + [observation]
            return all.filter { $0.observer == nil }
        }
        for observation in gone { remove(observation) }
    }

    /// Posts a notification without values. It is a method of its own on iOS, which protocols may ask for.
    public func post(name aName: Notification.Name, object anObject: Any?) {
        post(name: aName, object: anObject, userInfo: nil)
    }

    // Foundation's methods of these names take `Any` and do not know observers by selector. Those that take an object
    // are closer to what a caller passes, so the compiler chooses them.

    /// Removes an observer that was added by selector, or the token that the block form returned.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an observer that was added by selector for that name and sender; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let sender = object.map { $0 as AnyObject }
        let removed = observationLock.withLock {
            let all = observations[ObjectIdentifier(self)] ?? []
            let isMeant = { (observation: SelectorObservation) -> Bool in
                guard let receiver = observation.observer else { return true }
                return receiver === observer && (name == nil || observation.name == name)
                    && (sender == nil || observation.object === sender)
            }
            observations[ObjectIdentifier(self)] = all.filter { !isMeant($0) }
            return all.filter(isMeant)
        }
        for observation in removed { remove(observation) }
        // Those whose observers are gone were removed along the way, and tell nothing about this one.
        if !removed.contains(where: { $0.observer === observer }) {
            removeObserver(observer as Any, name: name, object: object)
        }
    }

    private func remove(_ observation: SelectorObservation) {
        if let token = observation.token { removeObserver(token as Any, name: nil, object: nil) }
    }
}
