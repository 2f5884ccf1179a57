import Combine
import Foundation

extension ObjectBase: ObservableObject {
    /// Publishes that properties have changed.
    public var objectWillChange: RealmPublishers.WillChange<ObjectBase> {
        RealmPublishers.Observed { send in
            // An object that is in no realm tells nobody.
            guard let core = self.core, !core.isFrozen, !self.isInvalidated else { return NotificationToken {} }
            return self.observe { (change: ObjectChange<ObjectBase>) in send(.success(())) }
        }
    }
}

extension List: ObservableObject {
    /// Publishes that there are changes.
    public typealias ObjectWillChangePublisher = RealmPublishers.WillChange<List>
}

extension MutableSet: ObservableObject {
    /// Publishes that there are changes.
    public typealias ObjectWillChangePublisher = RealmPublishers.WillChange<MutableSet>
}

extension Realm {
    /// Publishes that the realm has changed.
    public var objectWillChange: RealmPublishers.RealmWillChange {
        RealmPublishers.Observed { send in self.observe { _, _ in send(.success(())) } }
    }
}

/// Publishes an object whenever it has changed, until it is deleted.
public func valuePublisher<T: Object>(_ object: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T> {
    RealmPublishers.Observed { send in
        object.observe(keyPaths: keyPaths) { (change: ObjectChange<T>) in
            switch change {
            case .change(let object, _): send(.success(object))
            case .deleted: send(nil)
            case .error(let error): send(.failure(error))
            }
        }
    }
}

/// Publishes the changes of an object, until it is deleted.
public func changesetPublisher<T: Object>(_ object: T, keyPaths: [String]? = nil) -> RealmPublishers.ObjectChangeset<T>
{
    RealmPublishers.Observed { send in
        object.observe(keyPaths: keyPaths) { (change: ObjectChange<T>) in
            send(.success(change))
            if case .deleted = change { send(nil) }
        }
    }
}

/// An object that lists tell apart by its place in its realm.
public protocol ObjectKeyIdentifiable: Identifiable {}

extension ObjectKeyIdentifiable where Self: ObjectBase {
    /// The object's place in its realm, or its own in memory.
    public var id: UInt64 {
        core == nil ? UInt64(UInt(bitPattern: ObjectIdentifier(self))) : UInt64(bitPattern: link.key)
    }
}
