import Foundation

/// One who hears of changes.
class AnyObserver {
    let queue: DispatchQueue?
    init(queue: DispatchQueue?) { self.queue = queue }
    /// Tells of what has changed since the last time, or for the first time of how things are.
    func deliver(_ core: RealmCore, initial: Bool) {}
    /// Takes what has changed for told.
    func skip(_ core: RealmCore) {}
}

/// Those who hear of a realm's changes, on its thread.
final class RealmObservers {
    private var observers: [AnyObserver] = []
    private var blocks: [(id: Int, block: NotificationBlock)] = []
    private var lastID = 0
    private var isDelivering = false

    var isEmpty: Bool { observers.isEmpty }

    func add(_ observer: AnyObserver, _ core: RealmCore) -> NotificationToken {
        observers.append(observer)
        core.scheduleDelivery()
        // The token keeps the realm open while somebody listens.
        return NotificationToken(observer) { [weak observer] in
            core.observers.observers.removeAll { $0 === observer }
        }
    }

    func add(_ block: @escaping NotificationBlock, _ core: RealmCore) -> NotificationToken {
        lastID += 1
        let id = lastID
        blocks.append((id, block))
        return NotificationToken { core.observers.blocks.removeAll { $0.id == id } }
    }

    func notifyRealm(_ notification: Realm.Notification, _ core: RealmCore) {
        for (id, block) in blocks where blocks.contains(where: { $0.id == id }) {
            block(notification, Realm(core: core))
        }
    }

    /// Tells observers of what has changed; with `initial`, also those that have not heard anything yet.
    func deliver(_ core: RealmCore, initial: Bool) {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        for observer in observers where observers.contains(where: { $0 === observer }) {
            observer.deliver(core, initial: initial)
        }
    }

    func skip(_ tokens: [NotificationToken], _ core: RealmCore) {
        for token in tokens { token.observer?.skip(core) }
    }
}

extension Realm {
    /// What a realm tells of.
    public enum Notification: String, Sendable {
        /// Objects have changed.
        case didChange = "RLMRealmDidChangeNotification"
        /// Others have written, and ``Realm/autorefresh`` is off.
        case refreshRequired = "RLMRealmRefreshRequiredNotification"
    }

    /// Has `block` called when the realm changes, until the token is invalidated or released.
    public func observe(_ block: @escaping NotificationBlock) -> NotificationToken {
        core.check()
        return core.observers.add(block, core)
    }
}

/// Is called with what a realm tells of.
public typealias NotificationBlock = (_ notification: Realm.Notification, _ realm: Realm) -> Void
