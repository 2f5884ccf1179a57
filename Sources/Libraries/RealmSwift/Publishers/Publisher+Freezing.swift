import Combine

extension Publisher {
    /// Publishes what never changes, for other threads.
    public func freeze<T: ThreadConfined>() -> Publishers.Map<Self, T> where Output == T { map { $0.freeze() } }

    /// Publishes changes of objects that never change, for other threads.
    public func freeze<T: Object>() -> Publishers.Map<Self, ObjectChange<T>> where Output == ObjectChange<T> {
        map { change in
            if case .change(let object, let properties) = change {
                .change(object.freeze(), properties)
            } else {
                change
            }
        }
    }

    /// Publishes changes of collections that never change, for other threads.
    public func freeze<T: RealmCollection>() -> Publishers.Map<Self, RealmCollectionChange<T>>
    where Output == RealmCollectionChange<T> {
        map { change in
            switch change {
            case .initial(let collection): .initial(collection.freeze())
            case .update(let collection, let deletions, let insertions, let modifications):
                .update(
                    collection.freeze(), deletions: deletions, insertions: insertions, modifications: modifications)
            case .error(let error): .error(error)
            }
        }
    }
}

extension Publisher where Output: ThreadConfined {
    /// Has `receive(on:)` after it give each thread the same of its own realm.
    public func threadSafeReference() -> RealmPublishers.MakeThreadSafe<Self> {
        RealmPublishers.MakeThreadSafe(upstream: self)
    }
}

extension RealmPublishers {
    /// Publishes references that are followed where they arrive.
    public struct MakeThreadSafe<Upstream: Publisher>: Publisher where Upstream.Output: ThreadConfined {
        /// What is published.
        public typealias Output = Upstream.Output
        /// What may go wrong.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream

        /// Publishes as it is, on the thread of the realm.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: subscriber)
        }

        /// Publishes on a scheduler, for whose thread a realm is opened.
        public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
            upstream
                .map { value in (ThreadSafeReference(to: value), value.realm!.configuration) }
                .receive(on: scheduler)
                .compactMap { reference, configuration in
                    (try? Realm(configuration: configuration)).flatMap { $0.resolve(reference) }
                }
                .eraseToAnyPublisher()
        }
    }
}
