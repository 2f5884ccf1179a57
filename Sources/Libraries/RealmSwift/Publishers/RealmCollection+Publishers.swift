import Combine
import Foundation

extension RealmCollection {
    /// Publishes the collection soon, and again whenever it has changed.
    public var collectionPublisher: RealmPublishers.Value<Self> { collectionPublisher(keyPaths: nil) }

    /// The same for changes of properties that `keyPaths` name.
    public func collectionPublisher(keyPaths: [String]?) -> RealmPublishers.Value<Self> {
        RealmPublishers.Observed { send in
            self.observe(keyPaths: keyPaths) { change in
                switch change {
                case .initial(let collection), .update(let collection, _, _, _): send(.success(collection))
                case .error(let error): send(.failure(error))
                }
            }
        }
    }

    /// Publishes the changes of the collection.
    public var changesetPublisher: RealmPublishers.CollectionChangeset<Self> { changesetPublisher(keyPaths: nil) }

    /// The same for changes of properties that `keyPaths` name.
    public func changesetPublisher(keyPaths: [String]?) -> RealmPublishers.CollectionChangeset<Self> {
        RealmPublishers.Observed { send in self.observe(keyPaths: keyPaths) { send(.success($0)) } }
    }

    /// Publishes that the collection has changed.
    public var objectWillChange: RealmPublishers.WillChange<Self> {
        RealmPublishers.Observed { send in
            guard self._source.results.map({ !$0.core.isFrozen }) == true else { return NotificationToken {} }
            return self.observe { change in if case .update = change { send(.success(())) } }
        }
    }
}

/// Publishes the collection soon, and again whenever it has changed.
public func valuePublisher<T: RealmCollection>(_ collection: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T> {
    collection.collectionPublisher(keyPaths: keyPaths)
}

/// Publishes the changes of a collection.
public func changesetPublisher<T: RealmCollection>(_ collection: T, keyPaths: [String]? = nil)
    -> RealmPublishers.CollectionChangeset<T>
{
    collection.changesetPublisher(keyPaths: keyPaths)
}
